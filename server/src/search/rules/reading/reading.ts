import type { SupplierType } from 'contract/suppliers'
import { inPortuguese, isEnglish } from 'contract/rules/english'
import { editDistance } from 'contract/rules/text'
import { weightsOf } from './asked-weights.ts'
import { isEveryday } from '../words/everyday.ts'
import { isAttribute, isOrdinary } from '../words/goods.ts'
import { partsOf } from './parts.ts'
import type { Place } from '../words/place-names.ts'
import type { Gazetteer } from './places.ts'
import { type AskedPhrase, codePhrases, meantPhrases, respacedPhrases } from './phrases.ts'
import type { SynonymIndex } from '../words/synonyms.ts'
import { negatedIn, withoutTalk } from './talk.ts'
import { inCaseOf, joined, spanOf, type Told } from './told.ts'
import { codesIn, type Token, tokensOf } from './tokens.ts'
import type { Vocabulary, WordReading } from './vocabulary.ts'
import { isAsking, isStop, meansAlone, meansAnybody, meansFreelancer } from '../words/asking.ts'

/** A question of more words is read no further. */
export const mostWords = 24
/** So many words are no question any more: a pasted paragraph, which somebody has spelled before. */
const pastedWords = 16
export const isPasted = (words: readonly unknown[]): boolean => words.length > pastedWords

/** A word that was asked for, and what it may stand for. */
export type AskedWord = {
  word: string
  readings: readonly WordReading[]
  /** How much finding it says: rare words say more. */
  weight: number
}

export type Reading = {
  words: readonly AskedWord[]
  phrases: readonly AskedPhrase[]
  /** The words of each of two trades that were asked for at once, by their places among `words`. */
  parts: readonly (readonly number[])[]
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

/** Pure: text and knowledge in, what is asked for out. Undefined words stay, with no reading. */
export function read(typed: string, knowledge: Knowledge): Reading {
  const { vocabulary, gazetteer, synonyms } = knowledge
  const text = isEnglish(typed, (word) => isUsed(word, knowledge)) ? inPortuguese(typed) : typed
  const tokens = tokensOf(text)
  const codes = codesIn(tokens)
  const found = gazetteer.read(tokens, (word) => vocabulary.suppliers(word) > 0)
  const isPlace = (at: number) => found.used.has(at) && !codes.has(at)
  // 'pará' is 'para' to the list of small words: as a state it is none.
  const isSaid = (word: string) => word === 'para' || !isStop(word)
  const place = placeOf(
    found,
    tokens.some(({ word }, at) => found.named.has(at) && isPlace(at) && isSaid(word)),
  )
  const said = tokens
    .map((token, at) => ({ ...token, at }))
    .filter(({ word, at }) => !isPlace(at) && !isStop(word))
  const isKind = (at: number) => saysFreelancer(tokens, at)
  const kind = said.some(({ at }) => isKind(at)) ? 'Autônomo' : undefined
  const wanted = withoutTalk(
    said.filter(({ at }) => !isKind(at)),
    tokens,
    knowledge,
  )
  const isPlaceAlone = place && wanted.every(({ word }) => meansAnybody(word))
  const asked = (
    isPlaceAlone ? [] : wanted.length > 0 || kind || found.except.length > 0 ? wanted : said
  )
    .slice(0, mostWords)
    .map((token) => ({ ...token, word: asTradeWord(token.word, knowledge) }))
  const endsUnfinished = /[\p{L}\p{N}]$/u.test(text)
  const isSpelled = isPasted(asked)
  const lastToken = tokens.length - 1
  const readings = asked.map(({ word, at }) =>
    vocabulary
      .readings(word, {
        unfinished: endsUnfinished && at === lastToken,
        trusted: isSpelled || synonyms.has(word) || isOrdinary(word) || isAttribute(word),
      })
      .filter((reading) => !isMistake(reading) || !isNeverMeant(reading.word)),
  )
  const words = asked.map(({ word }) => word)
  const right = mistypedWords(asked, readings, vocabulary)
  // 'vai ter alta e precisa de cama' begins with what it is about.
  const begin = asked.findIndex(({ word }) => !isEveryday(word))
  const isWhat = spanOf(
    [...asked.slice(Math.max(0, begin)).map(({ at }) => at), ...negatedIn(tokens)],
    tokens,
    (at) => isPlace(at) || isKind(at),
  )
  const tellOf = (spelling: ReadonlyMap<number, string>): Told => {
    const textOf = (isWanted: (at: number) => boolean) =>
      joined(tokens, spelling, isWanted, isPlace)
    return {
      shown: textOf(isWhat),
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
    ...respacedPhrases(asked, vocabulary),
    ...meantPhrases(
      words.map((word, index) => putRight(word, readings[index])),
      synonyms,
      vocabulary,
    ),
  ]
  const weights = weightsOf({ words, readings, phrases, asked, tokens }, knowledge)
  return {
    words: words.map((word, index) => ({
      word,
      readings: readings[index] ?? [],
      weight: weights[index] ?? 0,
    })),
    phrases,
    parts: partsOf(asked, tokens),
    place,
    except: found.except,
    kind,
    told: tellOf(right),
    typed: tellOf(new Map()),
    corrected: right.size === 0 ? undefined : joined(tokens, right, () => true, isPlace),
  }
}

type Said = Token & { at: number }

const isUsed = (word: string, { vocabulary, synonyms }: Knowledge) =>
  vocabulary.suppliers(word) > 0 || synonyms.has(word)

function saysFreelancer(tokens: readonly Token[], at: number): boolean {
  const word = tokens[at]?.word ?? ''
  return meansFreelancer(word) || meansAlone(tokens[at - 1]?.word ?? '', word)
}

const shortestHeard = 6
/** A shorter word with another letter may well be another word: 'escala', 'escara'. */
const shortestSlipped = 8

/** 'dedetizassão' is 'dedetização', a word of the trade that no supplier may use. */
function asTradeWord(word: string, knowledge: Knowledge): string {
  const { vocabulary, synonyms } = knowledge
  if (word.length < shortestHeard || /\d/.test(word) || synonyms.has(word)) return word
  const readings = vocabulary.readings(word, { unfinished: false, trusted: false })
  const [best] = readings
  const isGuess =
    !best || best.how === 'corrected' || best.how === 'begins' || best.how === 'inside'
  if (!isGuess) return word
  // 'roupinha', 'cadeirinhas'
  const whole = word.replace(/z?inh([oa]s?)$/, '$1')
  if (whole !== word && [whole, `${whole}s`].some((one) => isUsed(one, knowledge))) return whole
  // 'detetização': nearer to the word of the trade than to any that suppliers use.
  const isFar = readings.every(
    ({ how, word: known }) => how === 'corrected' && editDistance(word, known, 2) > 2,
  )
  const near = isFar && word.length >= shortestSlipped ? synonyms.near(word) : undefined
  return synonyms.sounding(word) ?? near ?? word
}

/** Nobody who mistyped a word meant one of these. */
const isNeverMeant = (word: string) => isAsking(word) || isStop(word)

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

/** What was meant where a word was mistyped, with the accents of the directory. */
function mistypedWords(
  asked: readonly Said[],
  readings: readonly (readonly WordReading[])[],
  vocabulary: Vocabulary,
): ReadonlyMap<number, string> {
  const right = new Map<number, string>()
  asked.forEach(({ at, raw }, index) => {
    const best = readings[index]?.[0]
    if (best && isMistake(best)) right.set(at, inCaseOf(raw, vocabulary.display(best.word)))
  })
  return right
}
