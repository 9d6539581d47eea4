import { plainText } from 'contract/rules/text'
import type { Db } from '../database/db.ts'
import { type FoundSupplier, readerOf } from '../search/service-matches.ts'
import { isDeed, isService, ofRenting } from './rules/understanding/combine.ts'
import { isAsker, saysLittle } from './rules/understanding/vague.ts'

/** Of fewer words each tells what is needed. */
const fewestOfTale = 4

/** Of 'aluguel de ambulância UTI' the rest is of no use without the ambulance. */
function lacksItsThing(tells: readonly { word: string }[], lacks: readonly string[]): boolean {
  const [deed, thing] = tells.filter(({ word }) => !/\d/.test(word))
  return (
    deed !== undefined &&
    thing !== undefined &&
    ofRenting.test(deed.word) &&
    lacks.includes(thing.word)
  )
}

/**
 * Of a need that is told at length, and of which the nearest has a part, what it has: that is answered and quoted.
 * Undefined for a short need; empty when it has no more than a word that says too little.
 */
export async function partOfTale(
  db: Db,
  categoria: string,
  nearest: FoundSupplier,
): Promise<string | undefined> {
  const { isTrade, isAttribute, isGood, isPhrase, saysNothing } = await readerOf(db)
  const words = categoria.split(/\s+/).map((raw) => ({ raw, word: plainText(raw) }))
  const tells = words.filter(({ word }) => !saysNothing(word) && !isAsker(word))
  if (nearest.closeness !== 'whole' && lacksItsThing(tells, nearest.lacks)) return ''
  if (nearest.closeness === 'whole' || tells.length < fewestOfTale) return undefined
  const lacks = new Set(nearest.lacks)
  const isHad = (word: string) => !lacks.has(word) && !saysNothing(word) && !isAsker(word)
  const had = words.flatMap(({ word }, at) => (isHad(word) ? [at] : []))
  const isSaidOfAny = (word: string) => saysLittle(word) || isDeed(word) || isService(word)
  const things = had
    .map((at) => words[at]?.word ?? '')
    .filter((word) => isTrade(word) && !isAttribute(word) && !isSaidOfAny(word))
  // 'plano de resíduos' is a name, though neither of its words is one.
  const isNamed = had.some((at, index) => {
    const [word = '', next = ''] = [words[at]?.word, words[had[index + 1] ?? -1]?.word]
    if ([word, next].every(isSaidOfAny)) return false
    return isPhrase([word, next]) || (!isSaidOfAny(word) && (isGood(word) || isPhrase([word])))
  })
  const isTelling = things.length > 1 || isNamed
  if (!isTelling) return ''
  const isJoint = (at: number) =>
    saysNothing(words[at]?.word ?? '') && had.includes(at - 1) && had.includes(at + 1)
  return words
    .filter((_, at) => had.includes(at) || isJoint(at))
    .map(({ raw }) => raw)
    .join(' ')
}
