import type { SupplierType } from 'contract/suppliers'
import { inPortuguese, isEnglish } from 'contract/rules/english'
import { fold } from 'contract/rules/text'
import { isDetail, isPackage, isWhich, purposes } from './rules-details.ts'
import { isEveryday } from './rules-everyday.ts'
import { isAttribute, isMaker, isOrdinary } from './rules-goods.ts'
import type { Place } from './rules-place-names.ts'
import type { Gazetteer, Token } from './rules-places.ts'
import { type AskedPhrase, codePhrases, meantPhrases } from './rules-phrases.ts'
import { withoutShorthand } from './rules-shorthand.ts'
import type { SynonymIndex } from './rules-synonyms.ts'
import type { Vocabulary, WordReading } from './rules-vocabulary.ts'
import { askingWeight, unknownSuppliers } from './rules-weights.ts'
import {
  isAsking,
  isCode,
  isHalfAsking,
  isInsect,
  isStop,
  meansAlone,
  meansAnybody,
  meansFreelancer,
  splitCode,
} from './rules-words.ts'

export type { AskedPhrase, WordReading }

/** A question of more words is read no further. */
export const mostWords = 24
/** Longer words are cut, as the index cuts them. */
export const longestWord = 32

/** A word that was asked for, and what it may stand for. */
export type AskedWord = {
  word: string
  readings: readonly WordReading[]
  /** How much finding it says: rare words say more. */
  weight: number
}

/** The text itself. */
type Told = {
  /** What is asked for, without place and kind. */
  shown: string
  /** What is left when one of its parts is taken away. */
  without: { what: string; place: string; except: string; kind: string }
}

export type Reading = {
  words: readonly AskedWord[]
  phrases: readonly AskedPhrase[]
  place: Place | undefined
  /** Where it must not be. */
  except: readonly Place[]
  kind: SupplierType | undefined
  /** Put right where a word seems mistyped. */
  told: Told
  /** As it was typed. */
  typed: Told
  /** Set when words were put right, with the accents of the directory. */
  corrected: string | undefined
}

export type Knowledge = { vocabulary: Vocabulary; gazetteer: Gazetteer; synonyms: SynonymIndex }

/** `gap` is what stood before it, as typed. */
type TypedToken = Token & { gap: string }

export function tokensOf(text: string): TypedToken[] {
  return [...withoutShorthand(text.slice(0, 2_000)).matchAll(/([^\p{L}\p{N}]*)([\p{L}\p{N}]+)/gu)]
    .flatMap(([, before = '', raw = '']) =>
      // 'm²' and '1ª' are letters to one reading and signs to the other: what is not a-z is a gap.
      fold(raw)
        .split(/[^a-z0-9]+/)
        .filter((word) => word !== '')
        .flatMap((word) => {
          const parts = splitCode(word)
          return parts.map((part, index) => ({
            raw: parts.length > 1 ? part : raw,
            word: part.slice(0, longestWord),
            tied: /^\s*[/,(-]\s*$/.test(before),
            gap: index > 0 ? ' ' : before,
          }))
        }),
    )
    .slice(0, 120)
}

/** Pure: text and knowledge in, what is asked for out. Undefined words stay, with no reading. */
export function read(typed: string, knowledge: Knowledge): Reading {
  const { vocabulary, gazetteer, synonyms } = knowledge
  const isUsed = (word: string) => vocabulary.suppliers(word) > 0 || synonyms.has(word)
  const text = isEnglish(typed, isUsed) ? inPortuguese(typed) : typed
  const tokens = tokensOf(text)
  const codes = codesIn(tokens)
  const found = gazetteer.read(tokens, (word) => vocabulary.suppliers(word) > 0)
  const isPlace = (at: number) => found.used.has(at) && !codes.has(at)
  const place = placeOf(
    found,
    tokens.some((_, at) => isPlace(at) && !isStop(tokens[at]?.word ?? '')),
  )
  const said = tokens
    .map((token, at) => ({ ...token, at }))
    .filter(({ word, at }) => !isPlace(at) && !isStop(word))
  const isKind = (at: number) => saysFreelancer(tokens, at)
  const kind = said.some(({ at }) => isKind(at)) ? 'Autônomo' : undefined
  const wanted = dropAsking(
    said.filter(({ at }) => !isKind(at)),
    ({ word, at }) =>
      (isAsking(word) && !isInsect(word, tokens[at - 1]?.word)) ||
      ((isEveryday(word) || isMaker(word)) && !isUsed(word)),
  )
  const isPlaceAlone = place && wanted.every(({ word }) => meansAnybody(word))
  const asked = (
    isPlaceAlone ? [] : wanted.length > 0 || kind || found.except.length > 0 ? wanted : said
  )
    .slice(0, mostWords)
    .map((token) => ({ ...token, word: asTradeWord(token.word, knowledge) }))
  const endsUnfinished = /[\p{L}\p{N}]$/u.test(text)
  const lastToken = tokens.length - 1
  const readings = asked.map(({ word, at }) =>
    vocabulary
      .readings(word, {
        unfinished: endsUnfinished && at === lastToken,
        trusted: synonyms.has(word) || isOrdinary(word) || isAttribute(word),
      })
      .filter((reading) => !isMistake(reading) || !saysNothing(reading.word)),
  )
  const words = asked.map(({ word }) => word)
  const right = mistypedWords(asked, readings, vocabulary)
  const whatWords = new Set(asked.map(({ at }) => at))
  const isSmall = (at: number) => !isPlace(at) && isStop(tokens[at]?.word ?? '')
  const tellOf = (spelling: ReadonlyMap<number, string>): Told => {
    const textOf = (isWanted: (at: number) => boolean) =>
      joined(tokens, spelling, isWanted, isPlace)
    return {
      shown: textOf((at) => whatWords.has(at) || isSmall(at)),
      without: {
        what: textOf((at) => isPlace(at) || isKind(at)),
        place: textOf((at) => !isPlace(at) || found.usedByExcept.has(at)),
        except: textOf((at) => !found.usedByExcept.has(at)),
        kind: textOf((at) => !isKind(at)),
      },
    }
  }
  const phrases = [
    ...codePhrases(words, readings),
    ...meantPhrases(
      words.map((word, index) => putRight(word, readings[index])),
      synonyms,
      vocabulary,
    ),
  ]
  const isKnown = words.map(
    (_, index) =>
      (readings[index]?.length ?? 0) > 0 ||
      phrases.some(({ from, to }) => from <= index && index <= to),
  )
  const purposeShare = purposes(tokens, asked, isKnown)
  return {
    words: words.map((word, index) => ({
      word,
      readings: readings[index] ?? [],
      weight:
        weightOf(index, readings[index] ?? [], phrases, vocabulary) *
        (isDetail(word, index, words) ||
        isWhich(index, words, isKnown) ||
        isPackage(index, words, synonyms)
          ? askingWeight
          : (purposeShare[index] ?? 1)),
    })),
    phrases,
    place,
    except: found.except,
    kind,
    told: tellOf(right),
    typed: tellOf(new Map()),
    corrected: right.size === 0 ? undefined : joined(tokens, right, () => true, isPlace),
  }
}

type Said = Token & { at: number }

/** Those tokens as they were typed, without the small words at either end ('para', 'de'). */
function joined(
  tokens: readonly TypedToken[],
  right: ReadonlyMap<number, string>,
  isWanted: (at: number) => boolean,
  keeps: (at: number) => boolean,
): string {
  const wanted = tokens.map((token, at) => ({ ...token, at })).filter(({ at }) => isWanted(at))
  // 'em' before a place stays: without it most places are only words.
  const says = ({ word, at }: Said) => !isStop(word) || keeps(at)
  const first = wanted.findIndex(says)
  const part = first < 0 ? [] : wanted.slice(first, wanted.findLastIndex(says) + 1)
  return part
    .map(({ raw, gap, at }, index) => {
      const follows = index > 0 && part[index - 1]?.at === at - 1
      return `${index === 0 ? '' : follows ? gap : ' '}${right.get(at) ?? raw}`
    })
    .join('')
}

function saysFreelancer(tokens: readonly Token[], at: number): boolean {
  const word = tokens[at]?.word ?? ''
  return meansFreelancer(word) || meansAlone(tokens[at - 1]?.word ?? '', word)
}

/** 'empresa que faz calibração': what is asked for. 'auditor de fornecedores' stays whole. */
function dropAsking(said: readonly Said[], isTalk: (token: Said) => boolean): Said[] {
  const wanted = said.filter((token) => !isTalk(token))
  const first = wanted.findIndex(({ word }) => !isHalfAsking(word))
  return first < 0 ? wanted : wanted.slice(first)
}

const shortestHeard = 6

/** 'dedetizassão' is 'dedetização', a word of the trade that no supplier may use. */
function asTradeWord(word: string, { vocabulary, synonyms }: Knowledge): string {
  if (word.length < shortestHeard || /\d/.test(word) || synonyms.has(word)) return word
  const [best] = vocabulary.readings(word, { unfinished: false, trusted: false })
  const isGuess =
    !best || best.how === 'corrected' || best.how === 'begins' || best.how === 'inside'
  if (!isGuess) return word
  const isUsed = (known: string) => vocabulary.suppliers(known) > 0 || synonyms.has(known)
  // 'roupinha', 'cadeirinhas'
  const whole = word.replace(/z?inh([oa]s?)$/, '$1')
  if (whole !== word && (isUsed(whole) || isUsed(`${whole}s`))) return whole
  return synonyms.sounding(word) ?? word
}

/** Nobody who mistyped a word meant one of these. */
const saysNothing = (word: string) => isAsking(word) || isStop(word)

const isMistake = (reading: WordReading | undefined) =>
  reading?.how === 'corrected' || reading?.how === 'sounds'

/** The word that was meant, where the typed one is a mistake. */
const putRight = (word: string, [best]: readonly WordReading[] = []) =>
  best && isMistake(best) ? best.word : word

function placeOf(
  { cidade, estado, area, any }: Place & { any: boolean },
  used: boolean,
): Place | undefined {
  if (any || !used) return undefined
  return cidade || estado || area
    ? { ...(cidade ? { cidade } : {}), ...(estado ? { estado } : {}), ...(area ? { area } : {}) }
    : undefined
}

/** Where norms and councils with their numbers and states stand: 'CREA MG' is no place. */
function codesIn(tokens: readonly Token[]): ReadonlySet<number> {
  const codes = new Set<number>()
  tokens.forEach(({ word }, at) => {
    if (at > 0 && isCode(tokens[at - 1]?.word ?? '', word)) codes.add(at - 1).add(at)
  })
  return codes
}

/** The rarer, the more it says; a word that nobody uses is the rarest. */
function weightOf(
  index: number,
  readings: readonly WordReading[],
  phrases: readonly AskedPhrase[],
  vocabulary: Vocabulary,
): number {
  const own = suppliersOf(readings, vocabulary)
  const meant = phrases
    .filter(({ from, to }) => from <= index && index <= to)
    .map(({ words }) => Math.min(...words.map((word) => suppliersOf(word, vocabulary))))
  const suppliers = Math.max(unknownSuppliers, own, ...meant)
  const { documents } = vocabulary
  return Math.log(1 + Math.max(0.5, documents - suppliers + 0.5) / (suppliers + 0.5))
}

function suppliersOf(readings: readonly WordReading[], vocabulary: Vocabulary): number {
  const sure = Math.max(0, ...readings.map((reading) => reading.quality)) - 0.2
  return readings
    .filter((reading) => reading.quality >= sure)
    .reduce((sum, { word }) => sum + vocabulary.suppliers(word), 0)
}

/** What was meant where a word was mistyped, with the accents of the directory. */
function mistypedWords(
  asked: readonly Said[],
  readings: readonly (readonly WordReading[])[],
  vocabulary: Vocabulary,
): ReadonlyMap<number, string> {
  const right = new Map<number, string>()
  asked.forEach(({ at }, index) => {
    const best = readings[index]?.[0]
    if (best && isMistake(best)) right.set(at, vocabulary.display(best.word))
  })
  return right
}
