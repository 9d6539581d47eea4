import { plainText } from 'contract/rules/text'
import type { SupplierType } from 'contract/suppliers'
import { isTalk } from './around.ts'
import { isDeed } from './combine.ts'
import { readKind } from './kind.ts'
import { readLicences } from './licences.ts'
import type { Message, Token } from './message.ts'
import { taughtIn } from './taught.ts'
import { isAlso, isCue, type Telling, tellingWords } from './telling-words.ts'

export type Place = { cidade?: string; estado?: string; area?: string }

/** What the directory's search knows of words and places: its own reading, not one of ours. */
export type Directory = {
  /** Where, and which words say so. */
  readPlace(tokens: readonly Token[]): Place & {
    any: boolean
    /** Where it must not be. */
    except: readonly Place[]
    used: ReadonlySet<number>
  }
  /** A word of asking or joining. */
  saysNothing(word: string): boolean
  /** 'barata na cozinha', and not 'luva barata'. */
  isInsect(words: readonly string[], at: number): boolean
  /** Said in a story, and the name of nothing. */
  isEveryday(word: string): boolean
  /** A word that suppliers use, or that the trade does. */
  isTrade(word: string): boolean
  /** For whom, made of what, how big: said of a thing ('infantil', 'de inox'). */
  isAttribute(word: string): boolean
  /** A thing by its name. */
  isGood(word: string): boolean
  /** A word that the trade's own dictionary has. */
  isInDictionary(word: string): boolean
  /** Words that are one name in it. */
  isPhrase(words: readonly string[]): boolean
  /** The word of the trade that was meant, should one slip have spoilt it. */
  spelling(word: string): string
}

/** What the visitor wants to find. */
export type Wanted = Place & {
  /** Words for the directory's search. */
  categoria: string
  /** The same as the visitor said it. */
  shown: string
  tipo?: SupplierType
  certificados?: string[]
}

export type Need = {
  words: string[]
  text: string
  /** Of several things at once, each by itself. */
  parts: string[]
}

/** A message taken apart: what is needed, where, by whom, with which licences. */
export type Read = {
  need: Need
  place: Place
  hasPlace: boolean
  anywhere: boolean
  /** Where it must not be, as the search reads it: 'exceto SP'. */
  except: string
  tipo: SupplierType | undefined
  licences: string[]
  /** The words without those of the place. */
  rest: string
}

export function readNeed({ tokens }: Message, from: number, directory: Directory): Read {
  const typed = tokens.slice(from)
  const place = directory.readPlace(typed)
  const own = typed.map((token, index) =>
    place.used.has(index) ? token : spelled(token, directory),
  )
  const licences = readLicences(own)
  const used = new Set([...place.used, ...licences.used, ...taughtIn(own, directory)])
  const asked = tellingWords(own, used, directory)
  const { cidade, estado, area } = place
  return {
    need: mended(needOf(own, asked, used, directory), own, asked, directory),
    place: {
      ...(cidade ? { cidade } : {}),
      ...(estado ? { estado } : {}),
      ...(area ? { area } : {}),
    },
    hasPlace: Boolean(cidade ?? estado ?? area) && !place.any,
    anywhere: place.any,
    except: place.except.map(exceptIn).join(' '),
    tipo: readKind(own),
    licences: licences.found,
    rest: own.flatMap(({ word }, index) => (place.used.has(index) ? [] : [word])).join(' '),
  }
}

const exceptIn = ({ cidade = '', estado = '' }: Place) =>
  `exceto ${cidade} ${estado}`.replace(/ +/g, ' ').trim()

/** A misspelt word of the trade is put right; all others stay as typed. */
function spelled(token: Token, directory: Directory): Token {
  if (isTalk(token.word) || directory.saysNothing(token.word)) return token
  const word = directory.spelling(token.word)
  return word === token.word ? token : { ...token, word, raw: word }
}

function needOf(
  tokens: readonly Token[],
  asked: readonly Telling[],
  used: ReadonlySet<number>,
  directory: Directory,
): Need {
  const first = asked[0]?.index ?? 0
  const end = asked.at(-1)?.index ?? -1
  if (tokens.slice(first, end).some(({ word }) => isAlso(word)))
    return listed(tokens, asked, directory)
  // The 'x' of 'raio x' is no word, and belongs to it.
  const last = /^[a-df-np-z]$/.test(tokens[end + 1]?.word ?? '') ? end + 1 : end
  const span = tokens.slice(first, last + 1)
  const isCompact =
    span.filter(({ word }) => isTalk(word)).length < mostTalk &&
    !span.some(({ word }) => isCue(word)) &&
    span.length <= asked.length * 2 + 2 &&
    span.every((_, index) => !used.has(first + index))
  const shown = isCompact ? span : withJoints(tokens, asked)
  const parts = isCompact ? partsOf(span, directory) : []
  return {
    words: asked.map(({ word }) => word),
    text: shown
      .map(({ raw }) => raw)
      .join(' ')
      .slice(0, 120),
    parts,
  }
}

/** 'fralda e luva, aproveitando, tem cadeira de banho?': a list, with talk between its things. */
function listed(tokens: readonly Token[], asked: readonly Telling[], directory: Directory): Need {
  const apart = asked.map((token, at) => {
    const between = tokens.slice((asked[at - 1]?.index ?? token.index) + 1, token.index)
    const isApart = between.some(({ word }) => word === 'e' || isAlso(word) || isCue(word))
    return { ...token, breaks: token.breaks || isApart }
  })
  const parts = partsOf(withJoints(tokens, apart), directory)
  const said = withJoints(tokens, asked).map(({ raw }) => raw)
  const text = (parts.length > 1 ? parts.join(', ') : said.join(' ')).slice(0, 120)
  return { words: asked.map(({ word }) => word), text, parts }
}

const broke =
  /^(quebrou|quebrad[oa]s?|parou|parad[oa]s?|pifou|pifad[oa]s?|queimou|queimad[oa]s?|estrag(ou|ad[oa]s?)|defeito)$/
/** 'parou de gelar' */
const works =
  /^(funciona|liga|gela|esfria|resfria|esquenta|aquece|esteriliza|lava|seca|carrega|imprime|roda|gira|bombea|aspira|sela|marca|medi|le)r$/
const longestThing = 4

/** 'o monitor da UTI queimou': who mends it is asked for. */
function mended(
  need: Need,
  tokens: readonly Token[],
  asked: readonly Telling[],
  directory: Directory,
): Need {
  const first = asked[0]?.index ?? 0
  // 'o convênio parou de pagar' is no machine; of 'quebrou a perna, preciso de muletas' the crutches are whole.
  const isBroken = tokens.some(
    ({ word }, at) =>
      broke.test(word) &&
      !(word.startsWith('parad') && /^(de|em|pcr)$/.test(tokens[at - 1]?.word ?? '')) &&
      (tokens[at + 1]?.word !== 'de' || works.test(tokens[at + 2]?.word ?? '')) &&
      !tokens.slice(at, first).some((other) => isCue(other.word)),
  )
  const words = need.words.filter((word) => !broke.test(word) && !works.test(word))
  const isOfThing = words.some(directory.isTrade) && !words.some(isDeed)
  if (!isBroken || words.length > longestThing || !isOfThing) return need
  const text = need.text
    .split(' ')
    .filter((word) => !broke.test(plainText(word)) && !works.test(plainText(word)))
    .join(' ')
    .replace(/ d[aeo]s?$/, '')
  return { ...need, words: ['conserto', ...words], text: `conserto de ${text}` }
}

/** With so many words of talk in it, it is a tale. */
const mostTalk = 2
const joint = /^(d[eao]s?|com|em)$/

/** And the small word between two of them: 'núcleo de segurança do paciente'. */
const withJoints = (tokens: readonly Token[], asked: readonly Telling[]): readonly Token[] =>
  asked.flatMap((token, at) => {
    const between = tokens[token.index - 1]
    const isJoined = asked[at - 1]?.index === token.index - 2 && joint.test(between?.word ?? '')
    return between && isJoined ? [between, token] : [token]
  })

const questionWord = /^(qual|quais|como|quando|onde|quanto|quantos|quantas|porque)$/
/** 'quem entrega para cá' is no thing of a list. */
const talk = /^(quem|alguem|mas|eles|elas|ele|ela|ja|que|who|they)$/
const norm = /^(rdc|nr|iso|classe|grupo|nivel|tipo|grau)$/

/** 'coleta de resíduos, uniformes e calibração': three needs, when each has a word of the trade. */
function partsOf(span: readonly Token[], directory: Directory): string[] {
  const parts: Token[][] = [[]]
  // '2 macas 1 cadeira' is a list, 'calibrar 3 balanças' is not.
  const isList = span.filter(({ word }) => /^\d$/.test(word)).length > 1
  for (const token of span) {
    const isNumber =
      isList && /^\d$/.test(token.word) && !norm.test(parts.at(-1)?.at(-1)?.word ?? '')
    if (token.word === 'e' || token.word === 'and' || isNumber) parts.push([])
    else if (token.breaks) parts.push([token])
    else parts.at(-1)?.push(token)
  }
  const said = parts.filter((part) => part.length > 0 && !part.some(({ word }) => talk.test(word)))
  const isNeed = (part: Token[]) =>
    part.some(({ word }) => !/^\d+$/.test(word) && directory.isTrade(word))
  // 'sistema com prontuário, farmácia e faturamento' is one thing, and what it has.
  const isOneThing = parts[0]?.some(({ word }, at) => at > 0 && word === 'com')
  // 'sou dentista, qual plano é para mim?' is one question, whatever stands before its comma.
  const isQuestion = span.some(({ word }) => questionWord.test(word))
  return !isQuestion && !isOneThing && said.length > 1 && said.length <= 5 && said.every(isNeed)
    ? eachDone(said).map((part) => part.map(({ raw }) => raw).join(' '))
    : []
}

/** Of 'manutenção de ventiladores, monitores e bombas' the deed is wanted for each. */
function eachDone(parts: readonly (readonly Token[])[]): readonly (readonly Token[])[] {
  const [first = []] = parts
  const [deed] = first
  const isForEach =
    deed !== undefined &&
    isDeed(deed.word) &&
    /^(d[eao]s?|preventiva|corretiva)$/.test(first[1]?.word ?? '') &&
    parts.slice(1).every((part) => part.every(({ word }) => !isDeed(word)))
  return isForEach ? parts.map((part, at) => (at === 0 ? part : [deed, ...part])) : parts
}
