import { plainText } from 'contract/rules/text'
import { anywhere, type Place } from '../words/place-names.ts'
import { type Line, placeAt } from './places-at.ts'
import type { Token } from './tokens.ts'

export type Municipality = { name: string; uf: string }

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
  cities: Line['cities'],
  isWord: (word: string) => boolean,
): ReadPlace {
  const words = tokens.map(({ word }) => word)
  const phrase = (from: number, count: number) => words.slice(from, from + count).join(' ')
  const line: Line = { tokens, words, phrase, cities, isWord }
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
    const count = said.split(' ').length
    use(
      words.findIndex((_, at) => phrase(at, count) === said),
      count,
    )
    return { any: true, except, used, named, usedByExcept }
  }

  for (let i = 0; i < words.length; i++) {
    const found = placeAt(line, i)
    if (!found) continue
    const not = saysNot.exec(phrase(0, i))?.[1]
    if (not) {
      const { count, ...left } = found
      const notCount = not.split(' ').length
      except.push(left)
      const before = new Set(used)
      use(i - notCount, notCount + count)
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
}
