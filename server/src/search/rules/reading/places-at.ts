import { states } from 'contract/rules/states'
import { editDistance, plainText } from 'contract/rules/text'
import {
  aliases,
  alsoWords,
  bigCities,
  meant,
  neverPlaces,
  type Place,
  regions,
  stateByAreaCode,
} from '../words/place-names.ts'
import { isHouse } from '../words/houses.ts'
import type { Token } from './tokens.ts'

type City = { name: string; ufs: string[] }

/** The message, and what is needed to tell a place in it. */
export type Line = {
  tokens: readonly Token[]
  words: readonly string[]
  phrase: (from: number, count: number) => string
  /** By their folded names. */
  cities: ReadonlyMap<string, City>
  isWord: (word: string) => boolean
}

type Found = Place & { count: number }
type FoundState = { uf: string; count: number }

const stateByName = new Map(Object.entries(states).map(([uf, name]) => [plainText(name), uf]))
stateByName.set('minas', 'MG')

const regionByName = new Map(Object.keys(regions).map((name) => [plainText(name), name]))

/** Not a state by name alone: 'para' is a preposition, the other two are first of all cities. */
const stateOnlyWhenSaid = new Set(['para', 'sao paulo', 'rio de janeiro'])

const strong = new Set(['em', 'no', 'na', 'nos', 'nas', 'perto'])
/** 'atendem Natal?' */
const comes = new Set([
  'atende',
  'atendem',
  'entrega',
  'entregam',
  'cobre',
  'cobrem',
  'manda',
  'mandam',
  'envia',
  'enviam',
  'leva',
  'levam',
  'chega',
  'chegam',
  'despacha',
  'despacham',
])
const weak = new Set(['de', 'do', 'da', 'dos', 'das', 'para', 'ate', 'a'])
const longestName = 6
/** 'rio grande do norte' */
const longestState = 4

/** The place that begins at this word. */
export function placeAt(line: Line, i: number): Found | undefined {
  const { tokens, words, phrase, cities } = line
  for (let count = Math.min(longestName, words.length - i); count >= 1; count--) {
    const name = phrase(i, count)
    const found = aliasAt(line, name, i) ?? stateAt(line, name, i) ?? cityAt(line, name, i, count)
    if (!found) continue
    if (!found.cidade) return { ...found, count }
    const state = stateCodeAt(line, i + count) ?? itsStateAt(line, i + count, cities.get(name))
    return { ...found, ...(state && { estado: state.uf }), count: count + (state?.count ?? 0) }
  }
  const token = tokens[i]
  const uf =
    token && ufOf(token, token.tied || strong.has(words[i - 1] ?? '') || words.length === 1)
  if (uf) return { estado: uf, count: 1 }
  return areaCodeAt(line, i) ?? misspeltAt(line, i)
}

/** 'DDD 11', '011' */
function areaCodeAt({ words }: Line, i: number): Found | undefined {
  const isSaid = words[i] === 'ddd'
  const [, code = ''] =
    (isSaid ? /^0?(\d\d)$/ : /^0(\d\d)$/).exec(words[isSaid ? i + 1 : i] ?? '') ?? []
  const estado = stateByAreaCode.get(code)
  return estado ? { estado, count: isSaid ? 2 : 1 } : undefined
}

function stateCodeAt({ tokens }: Line, i: number): FoundState | undefined {
  const uf = tokens[i] && ufOf(tokens[i], true)
  return uf ? { uf, count: 1 } : undefined
}

/** 'Belém do Pará': the name of the state in which the city lies. */
function itsStateAt({ words, phrase }: Line, i: number, city?: City): FoundState | undefined {
  const tie = /^(de|do|da|no|na|em)$/.test(words[i] ?? '') ? 1 : 0
  for (let count = longestState; count >= 1; count--) {
    const uf = stateByName.get(phrase(i + tie, count))
    // 'Belém para limpeza': without 'do' it is the preposition.
    const said = tie || words[i] !== 'para'
    if (uf && said && city?.ufs.includes(uf)) return { uf, count: tie + count }
  }
  return undefined
}

function aliasAt(line: Line, name: string, i: number): Place | undefined {
  const { words } = line
  if (name === 'rio' && words[i + 1] !== 'de') {
    const before = words[i - 1] ?? ''
    // 'do they deliver to Rio?' has no other word left in Portuguese.
    // 'avental de chumbo rio'
    const isLast = i > 0 && i === words.length - 1 && !/^d[eoa]s?$/.test(before)
    return strong.has(before) || /^(do|para|ate)$/.test(before) || words.length === 1 || isLast
      ? { cidade: 'Rio de Janeiro', estado: 'RJ' }
      : undefined
  }
  // 'Rota Sul' is a name: a region is meant when it is said to be one.
  const region = regionByName.get(name)
  if (region && isSaidRegion(line, name, i)) return { area: region }
  // 'curva abc' is none.
  if (name === 'abc' && /^(?:no|do)$/.test(words[i - 1] ?? '')) return aliases.get('abc paulista')
  return aliases.get(name)
}

/** 'no sul', 'região sul', 'sul do país'; 'nordeste' after two words or more that say what is wanted. */
function isSaidRegion({ words, phrase }: Line, name: string, i: number): boolean {
  const before = words[i - 1] ?? ''
  const after = phrase(i + name.split(' ').length, 2)
  return (
    strong.has(before) ||
    before === 'regiao' ||
    /^d[oe] (?:brasil|pais)$/.test(after) ||
    (/^(?:nordeste|sudeste|centro oeste)$/.test(name) && i > 1 && after === '')
  )
}

function stateAt({ tokens, words, phrase }: Line, name: string, i: number): Place | undefined {
  const uf = stateByName.get(name)
  if (!uf) return undefined
  const before = words[i - 1] ?? ''
  const saidState = phrase(i - 2, 2).startsWith('estado ')
  if (saidState) return { estado: uf }
  if (name === 'para') return before === 'no' || isPara(tokens, i) ? { estado: uf } : undefined
  return stateOnlyWhenSaid.has(name) ? undefined : { estado: uf }
}

/** With its accent it is never the preposition; 'pará-brisa' is a mistyped one. */
function isPara(tokens: readonly Token[], i: number): boolean {
  return tokens[i]?.raw.toLowerCase().normalize('NFC') === 'pará' && !tokens[i + 1]?.tied
}

function cityAt(line: Line, name: string, i: number, count: number): Place | undefined {
  const { tokens, words, cities, isWord } = line
  const city = cities.get(name)
  if (!city || (count === 1 && neverPlaces.has(name))) return undefined
  // 'hospital Santa Rita' is the name of a house.
  const isOfHouse = isHouse(line.words[i - 1] ?? '') && count > 1 && !bigCities.has(name)
  if (isOfHouse && stateCodeAt(line, i + count) === undefined) return undefined
  if (!sameAccents(tokens.slice(i, i + count), city.name)) return undefined
  const before = words[i - 1] ?? ''
  const next = tokens[i + count]
  // 'vitoria es': two letters that are words too, but right after a city they name its state.
  const isItsCode = city.ufs.includes(next?.word.toUpperCase() ?? '')
  const nextIsState =
    ((isItsCode || next?.tied) && stateCodeAt(line, i + count) !== undefined) ||
    itsStateAt(line, i + count, city) !== undefined
  const capital = /^\p{Lu}/u.test(tokens[i]?.raw ?? '') && !isAllCapitals(tokens)
  // 'em registro de marcas' is no place.
  const goesOn =
    count === 1 &&
    isWord(name) &&
    /^(de|da|do)$/.test(next?.word ?? '') &&
    words[i + count + 1] !== 'preferencia'
  // 'mapa de risco do laboratório, natal'
  const isLastPart = Boolean(tokens[i]?.tied) && next === undefined && !isWord(name)
  const clear = count > 1 || (bigCities.has(name) && !alsoWords.has(name))
  // 'mandam para Parintins?', though suppliers name it too.
  const isWhereTo =
    comes.has(words[i - 2] ?? '') &&
    /^(para|ate|em)$/.test(before) &&
    next === undefined &&
    !alsoWords.has(name)
  const known =
    nextIsState ||
    (strong.has(before) && !goesOn) ||
    (clear && !goesOn) ||
    (weak.has(before) && capital && !isWord(name)) ||
    isWhereTo ||
    (bigCities.has(name) && (capital || comes.has(before) || isLastPart) && i > 0 && !goesOn)
  if (!known || name.length < 3) return undefined
  return { cidade: city.name, ...stateOfCity(name, city) }
}

/** 'em campnas': only after 'em', and only as one of the big cities. */
function misspeltAt({ words, phrase, cities, isWord }: Line, i: number): Found | undefined {
  if (!strong.has(words[i - 1] ?? '')) return undefined
  for (let count = Math.min(3, words.length - i); count >= 1; count--) {
    const name = phrase(i, count)
    if (name.length < 5 || (count === 1 && isWord(name))) continue
    const limit = name.length >= 8 ? 2 : 1
    let best: { name: string; distance: number } | undefined
    for (const city of bigCities) {
      if (city[0] !== name[0] || Math.abs(city.length - name.length) > limit) continue
      const distance = editDistance(name, city, limit)
      if (distance <= limit && distance < (best?.distance ?? 9)) best = { name: city, distance }
    }
    const city = best && cities.get(best.name)
    if (best && city) return { cidade: city.name, ...stateOfCity(best.name, city), count }
  }
  return undefined
}

/** Of several cities of one name, that of the one that is meant. */
function stateOfCity(name: string, { ufs: [only, ...more] }: City): Place {
  const estado = more.length === 0 ? only : meant[name]
  return estado ? { estado } : {}
}

/** Two letters that are a state. Most are words too: in lower case they need a sign before them. */
function ufOf({ raw, word }: Token, placed: boolean): string | undefined {
  const uf = word.toUpperCase()
  if (word.length !== 2 || !states[uf]) return undefined
  const rarelyAWord = ['SP', 'RJ', 'MG', 'RS', 'SC', 'PR', 'DF', 'GO', 'MT', 'MS', 'RN', 'PB', 'BA']
  return raw === uf || placed || rarelyAWord.includes(uf) ? uf : undefined
}

/** 'França' is not Franca: accents that were typed have to be the city's. */
function sameAccents(typed: readonly Token[], name: string): boolean {
  const raw = typed.map((token) => token.raw.toLowerCase().normalize('NFC'))
  if (raw.every((word) => /^[a-z0-9]*$/.test(word))) return true
  const official = name
    .toLowerCase()
    .normalize('NFC')
    .split(/[^\p{L}\p{N}]+/u)
  return raw.every((word, index) => /^[a-z0-9]*$/.test(word) || word === official[index])
}

const isAllCapitals = (tokens: readonly Token[]) =>
  tokens.every(({ raw }) => raw === raw.toUpperCase())
