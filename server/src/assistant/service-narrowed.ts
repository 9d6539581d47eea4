import { plainText } from 'contract/rules/text'
import type { Db } from '../database/db.ts'
import { readerOf } from '../search/service-matches.ts'
import { isDeed, isService, withoutPlace } from './rules/understanding/combine.ts'
import type { Wanted } from './rules/understanding/need.ts'
import { isOfCosts } from './rules/understanding/telling-words.ts'
import { isAsker, isLanguage, isVague, saysLittle } from './rules/understanding/vague.ts'
import { findAnswers } from './service-found.ts'

// Of a need that nobody offers as a whole, the few words side by side that somebody does.

const fewestToNarrow = 4
/** Of fewer words one alone would be too small a part. */
const fewestForOneWord = 5
const mostSearches = 24
const windows = [3, 2, 1]
/** A single word that many offer says too little. */
const mostForOneWord = 6

/** Of a need that is told at length, the few words side by side that somebody offers. */
export async function narrowed(
  db: Db,
  wanted: Wanted,
): Promise<{ wanted: Wanted; isNear: boolean } | undefined> {
  const { isTrade, isAttribute, isGood, isPhrase, saysNothing } = await readerOf(db)
  const isWholeName = (word: string) => isGood(word) || isPhrase([word])
  const said = wanted.categoria
    .split(/\s+/)
    .filter(
      (word) => !saysNothing(plainText(word)) && !/\d/.test(word) && !isAsker(plainText(word)),
    )
  // Of what something costs, and of a language, no part is the answer.
  const folds = said.map(plainText)
  if (said.length < fewestToNarrow || isOfCosts(folds) || folds.some(isLanguage)) return undefined
  const tells = (word: string) =>
    isTrade(word) && !isAsker(word) && !saysLittle(word) && !isAttribute(word) && !isDeed(word)
  let searches = 0
  let elsewhere: Wanted | undefined
  const least = said.length >= fewestForOneWord ? 1 : 2
  for (const length of windows.filter((one) => one >= least)) {
    for (let at = 0; at + length <= said.length && searches < mostSearches; at++) {
      const words = said.slice(at, at + length)
      const folded = words.map(plainText)
      if (!folded.every(isTrade) || !folded.some(tells)) continue
      searches++
      const shown = words.join(' ')
      const narrower = { ...wanted, categoria: shown, shown }
      const { near, away } = await findAnswers(db, narrower, mostForOneWord + 1)
      const isTelling =
        length > 1 || (isWholeName(folded[0] ?? '') && near.length <= mostForOneWord)
      if (near[0]?.closeness === 'whole' && isTelling) return { wanted: narrower, isNear: true }
      if (away[0]?.closeness === 'whole' && isTelling) elsewhere ??= narrower
    }
    // A word of it here is further from what is meant than more of it elsewhere.
    if (elsewhere) break
  }
  return elsewhere && { wanted: elsewhere, isNear: false }
}

/** More words are no need that is told shortly. */
const mostPairs = 6

/**
 * 'registro de bombas de infusão na anvisa', and nobody does that to pumps: what is done says more than the thing it
 * is done to. The deed, with the word or the two beside it that somebody has all of, here or elsewhere.
 */
export async function ofTheDeed(db: Db, wanted: Wanted): Promise<Wanted | undefined> {
  const { isTrade, saysNothing } = await readerOf(db)
  const said = wanted.categoria.split(/\s+/).filter((raw) => {
    const word = plainText(raw)
    return !saysNothing(word) && !isVague(word) && isTrade(word)
  })
  if (!said.some((word) => isService(plainText(word)))) return undefined
  const anywhere = await findAnswers(db, withoutPlace(wanted), 1)
  if (anywhere.near[0]?.closeness === 'whole') return undefined
  let best: { wanted: Wanted; match: number } | undefined
  for (const words of besideDeed(said)) {
    const shown = words.join(' ')
    const narrower = { ...wanted, categoria: shown, shown }
    const { near, away } = await findAnswers(db, narrower, 1)
    const found = near[0] ?? away[0]
    if (found?.closeness === 'whole' && found.match > (best?.match ?? 0))
      best = { wanted: narrower, match: found.match }
  }
  return best?.wanted
}

/** In their order: the deed with each other word, and with the two that stand beside it. */
function besideDeed(said: readonly string[]): (readonly string[])[] {
  const at = said.findIndex((word) => isService(plainText(word)))
  if (said.length < 3) return []
  const pairs = said
    .flatMap((_, other) => (other === at ? [] : [[at, other].toSorted((a, b) => a - b)]))
    .map((places) => places.map((place) => said[place] ?? ''))
    .slice(0, mostPairs)
  const threes = said.length > 3 ? [said.slice(at, at + 3)] : []
  return [...threes.filter(({ length }) => length === 3), ...pairs]
}

/** Of what a thing is: 'coclear', 'mamária', 'trabalhista'; 'avulsa' and 'fofinha' tell how it is. */
const saysWhich = /(?:[ai]r|al|ais|[ai]ri[oa]|ic[oa]|iv[oa]|ist[ao]|eir[oa])s?$/
const small = /^(de|da|do|das|dos|para|com|sem|em|no|na)$/

/**
 * 'seringa avulsa', 'visse se aprova na vigilância': a word that nobody uses does not forbid those who have all the
 * others. One that says what the thing is ('curso de mergulho', 'advogado trabalhista') stays.
 */
export async function ofKnownWords(db: Db, wanted: Wanted): Promise<Wanted | undefined> {
  const { isTrade, isGood, isAttribute, isInDictionary, saysNothing } = await readerOf(db)
  const words = wanted.categoria.split(/\s+/).map((raw) => ({ raw, word: plainText(raw) }))
  const isUnknown = ({ word }: { word: string }) => !saysNothing(word) && !isTrade(word)
  const tellsWhat = words.some((each, at) => {
    const before = words[at - 1]?.word
    const isOfThing = before !== undefined && !isGood(before) && !isAttribute(before)
    // 'brindes para enfermeiros', 'implante coclear'
    const isWhich = at === 0 || saysWhich.test(each.word)
    return isUnknown(each) && (isWhich || isOfThing || small.test(words[at + 1]?.word ?? ''))
  })
  const known = words.filter((each) => !isUnknown(each))
  if (tellsWhat || known.length === words.length) return undefined
  const isThing = ({ word }: { word: string }) =>
    isInDictionary(word) &&
    !saysNothing(word) &&
    !isAttribute(word) &&
    !isAsker(word) &&
    !saysLittle(word) &&
    !isDeed(word)
  for (const part of [known, known.filter(isThing)]) {
    if (!part.some(isThing)) continue
    const shown = part.map(({ raw }) => raw).join(' ')
    const narrower = { ...wanted, categoria: shown, shown }
    const { near, away } = await findAnswers(db, narrower, mostForOneWord + 1)
    const [found] = near.length > 0 ? near : away
    const isTelling =
      part.length > 1 || isGood(part[0]?.word ?? '') || near.length <= mostForOneWord
    if (found?.closeness === 'whole' && isTelling) return narrower
  }
  return undefined
}
