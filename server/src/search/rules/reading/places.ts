import { states } from 'contract/rules/states'
import { editDistance, plainText } from 'contract/rules/text'
import {
  aliases,
  alsoWords,
  anywhere,
  bigCities,
  meant,
  neverPlaces,
  type Place,
  regions,
  stateByAreaCode,
} from '../words/place-names.ts'

export type Municipality = { name: string; uf: string }

export type Token = {
  /** As typed. */
  raw: string
  /** Folded. */
  word: string
  /** What stood before it: '/', '-', ',' tie a state to its city. */
  tied: boolean
}

type Cities = ReadonlyMap<string, { name: string; ufs: string[] }>

/** Reads places out of texts. Made where the list is: it is too big for a browser. */
export type Gazetteer = {
  /** `isWord` says which words mean something else in this directory ('registro', 'contagem'). */
  read(tokens: readonly Token[], isWord: (word: string) => boolean): ReadPlace
}

export function makeGazetteer(municipalities: readonly Municipality[]): Gazetteer {
  const cities = new Map<string, { name: string; ufs: string[] }>()
  for (const { name, uf } of municipalities) {
    const key = plainText(name)
    const known = cities.get(key)
    if (known) known.ufs.push(uf)
    else cities.set(key, { name, ufs: [uf] })
  }
  return { read: (tokens, isWord) => readPlace(tokens, cities, isWord) }
}

const stateByName = new Map(Object.entries(states).map(([uf, name]) => [plainText(name), uf]))
stateByName.set('minas', 'MG')

const regionByName = new Map(Object.keys(regions).map((name) => [plainText(name), name]))

/** Not a state by name alone: 'para' is a preposition, the other two are first of all cities. */
const stateOnlyWhenSaid = new Set(['para', 'sao paulo', 'rio de janeiro'])

const strong = new Set(['em', 'no', 'na', 'nos', 'nas', 'perto'])
const weak = new Set(['de', 'do', 'da', 'dos', 'das', 'para', 'ate', 'a'])
const longestName = 6
/** 'rio grande do norte' */
const longestState = 4

export type ReadPlace = Place & {
  /** 'em todo o Brasil': no place is wanted, not even the one from before. */
  any: boolean
  /** 'que não seja de SP', 'exceto BH'. */
  except: readonly Place[]
  used: ReadonlySet<number>
  /** Those of them that are the name itself: 'pará' of 'no pará'. */
  named: ReadonlySet<number>
  /** Those of them that say where not. */
  usedByExcept: ReadonlySet<number>
}

const saysNot =
  /(?:^| )((?:(?:que )?nao (?:seja|sejam|sendo|fique|fiquem|esteja|estejam)|sem ser|exceto|menos|tirando|fora|nao)(?: (?:de|do|da|em|no|na|o|a|os|as))?)$/

/** Where, if the message says so. */
function readPlace(
  tokens: readonly Token[],
  cities: Cities,
  isWord: (word: string) => boolean,
): ReadPlace {
  const words = tokens.map(({ word }) => word)
  const phrase = (from: number, count: number) => words.slice(from, from + count).join(' ')
  const used = new Set<number>()
  const named = new Set<number>()
  const usedByExcept = new Set<number>()
  const place: Place = {}
  const except: Place[] = []
  const use = (from: number, count: number) => {
    for (let i = from; i < from + count; i++) used.add(i)
    // 'em', 'perto de', 'região de', 'cidade de', 'estado de' go with it.
    for (
      let i = from - 1;
      i >= 0 &&
      /^(em|no|na|nos|nas|de|do|da|dos|das|para|ate|a|o|perto|proximo|regiao|cidade|estado|aqui)$/.test(
        words[i] ?? '',
      );
      i--
    ) {
      used.add(i)
    }
  }

  const wholeText = ` ${words.join(' ')} `
  const said = anywhere.find((text) => wholeText.includes(` ${text} `))
  if (said) {
    const from = wholeText
      .slice(0, wholeText.indexOf(` ${said} `))
      .trim()
      .split(' ')
      .filter(Boolean).length
    use(from, said.split(' ').length)
    return { any: true, except, used, named, usedByExcept }
  }

  for (let i = 0; i < words.length; i++) {
    const found = placeAt(i)
    if (!found) continue
    const not = saysNot.exec(phrase(0, i))?.[1]
    if (not) {
      const { count, ...left } = found
      const words = not.split(' ').length
      except.push(left)
      const before = new Set(used)
      use(i - words, words + count)
      for (const at of used) if (!before.has(at)) usedByExcept.add(at)
      i += count - 1
      continue
    }
    if (found.cidade && !place.cidade) place.cidade = found.cidade
    if (found.estado && !place.estado) place.estado = found.estado
    if (found.area && !place.area) place.area = found.area
    use(i, found.count)
    for (let at = i; at < i + found.count; at++) named.add(at)
    i += found.count - 1
  }
  return { ...place, any: false, except, used, named, usedByExcept }

  function placeAt(i: number): (Place & { count: number }) | undefined {
    for (let count = Math.min(longestName, words.length - i); count >= 1; count--) {
      const name = phrase(i, count)
      const found = aliasAt(name, i) ?? stateAt(name, i) ?? cityAt(name, i, count)
      if (!found) continue
      if (!found.cidade) return { ...found, count }
      const state = stateCodeAt(i + count, true) ?? itsStateAt(i + count, cities.get(name))
      return { ...found, ...(state && { estado: state.uf }), count: count + (state?.count ?? 0) }
    }
    const token = tokens[i]
    const uf =
      token && ufOf(token, token.tied || strong.has(words[i - 1] ?? '') || words.length === 1)
    if (uf) return { estado: uf, count: 1 }
    return areaCodeAt(i) ?? misspeltAt(i)
  }

  /** 'DDD 11', '011' */
  function areaCodeAt(i: number): (Place & { count: number }) | undefined {
    const isSaid = words[i] === 'ddd'
    const [, code = ''] =
      (isSaid ? /^0?(\d\d)$/ : /^0(\d\d)$/).exec(words[isSaid ? i + 1 : i] ?? '') ?? []
    const estado = stateByAreaCode.get(code)
    return estado ? { estado, count: isSaid ? 2 : 1 } : undefined
  }

  function stateCodeAt(i: number, placed: boolean): { uf: string; count: number } | undefined {
    const uf = tokens[i] && ufOf(tokens[i], placed)
    return uf ? { uf, count: 1 } : undefined
  }

  /** 'Belém do Pará': the name of the state in which the city lies. */
  function itsStateAt(
    i: number,
    city?: { ufs: string[] },
  ): { uf: string; count: number } | undefined {
    const tie = /^(de|do|da|no|na|em)$/.test(words[i] ?? '') ? 1 : 0
    for (let count = longestState; count >= 1; count--) {
      const uf = stateByName.get(phrase(i + tie, count))
      // 'Belém para limpeza': without 'do' it is the preposition.
      const said = tie || words[i] !== 'para'
      if (uf && said && city?.ufs.includes(uf)) return { uf, count: tie + count }
    }
    return undefined
  }

  function aliasAt(name: string, i: number): Place | undefined {
    if (name === 'rio' && words[i + 1] !== 'de') {
      const before = words[i - 1] ?? ''
      return strong.has(before) || before === 'do'
        ? { cidade: 'Rio de Janeiro', estado: 'RJ' }
        : undefined
    }
    // 'Rota Sul' is a name: a region is meant when it is said to be one.
    const region = regionByName.get(name)
    if (region && isSaidRegion(name, i)) return { area: region }
    // 'curva abc' is none.
    if (name === 'abc' && /^(?:no|do)$/.test(words[i - 1] ?? '')) return aliases.get('abc paulista')
    return aliases.get(name)
  }

  /** 'no sul', 'região sul', 'sul do país'; 'nordeste' after two words or more that say what is wanted. */
  function isSaidRegion(name: string, i: number): boolean {
    const before = words[i - 1] ?? ''
    const after = phrase(i + name.split(' ').length, 2)
    return (
      strong.has(before) ||
      before === 'regiao' ||
      /^d[oe] (?:brasil|pais)$/.test(after) ||
      (/^(?:nordeste|sudeste|centro oeste)$/.test(name) && i > 1 && after === '')
    )
  }

  function stateAt(name: string, i: number): Place | undefined {
    const uf = stateByName.get(name)
    if (!uf) return undefined
    const before = words[i - 1] ?? ''
    const saidState = phrase(i - 2, 2).startsWith('estado ')
    if (saidState) return { estado: uf }
    if (name === 'para') return before === 'no' || isPara(i) ? { estado: uf } : undefined
    return stateOnlyWhenSaid.has(name) ? undefined : { estado: uf }
  }

  /** With its accent it is never the preposition; 'pará-brisa' is a mistyped one. */
  function isPara(i: number): boolean {
    return tokens[i]?.raw.toLowerCase().normalize('NFC') === 'pará' && !tokens[i + 1]?.tied
  }

  function cityAt(name: string, i: number, count: number): Place | undefined {
    const city = cities.get(name)
    if (!city || (count === 1 && neverPlaces.has(name))) return undefined
    if (!sameAccents(tokens.slice(i, i + count), city.name)) return undefined
    const before = words[i - 1] ?? ''
    const next = tokens[i + count]
    // 'vitoria es': two letters that are words too, but right after a city they name its state.
    const isItsCode = city.ufs.includes(next?.word.toUpperCase() ?? '')
    const nextIsState =
      (isItsCode && stateCodeAt(i + count, true) !== undefined) ||
      (next?.tied && stateCodeAt(i + count, true) !== undefined) ||
      itsStateAt(i + count, city) !== undefined
    const capital = /^\p{Lu}/u.test(tokens[i]?.raw ?? '') && !isAllCapitals(tokens)
    // 'em registro de marcas' is no place.
    const goesOn =
      count === 1 &&
      isWord(name) &&
      /^(de|da|do)$/.test(next?.word ?? '') &&
      words[i + count + 1] !== 'preferencia'
    const clear = count > 1 || (bigCities.has(name) && !alsoWords.has(name))
    const known =
      nextIsState ||
      (strong.has(before) && !goesOn) ||
      (clear && !goesOn) ||
      (weak.has(before) && capital && !isWord(name)) ||
      (bigCities.has(name) && capital && i > 0 && !goesOn)
    if (!known || name.length < 3) return undefined
    const [only, ...more] = city.ufs
    return { cidade: city.name, ...(more.length === 0 && only ? { estado: only } : bigState(name)) }
  }

  /** 'em campnas': only after 'em', and only as one of the big cities. */
  function misspeltAt(i: number): (Place & { count: number }) | undefined {
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
      if (city) {
        const [only, ...more] = city.ufs
        const estado = more.length === 0 ? only : bigState(best?.name ?? '').estado
        return { cidade: city.name, ...(estado ? { estado } : {}), count }
      }
    }
    return undefined
  }
}

const bigState = (name: string): Place => (meant[name] ? { estado: meant[name] } : {})

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
