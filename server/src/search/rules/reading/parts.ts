import { isStop } from '../words/asking.ts'

/** Longer questions are one need: what stands around 'e' in them is not all that is asked for. */
const mostInParts = 5

/**
 * 'limpeza e dedetização': two trades, which few suppliers have both. Gives the places of the words of each,
 * or nothing. Of 'indicadores químicos e biológicos' the last word says which indicators.
 */
export function partsOf(
  asked: readonly { at: number }[],
  tokens: readonly { word: string }[],
): readonly (readonly number[])[] {
  const ands = tokens.flatMap(({ word }, at) => (word === 'e' ? [at] : []))
  const [and = -1] = ands
  if (ands.length !== 1 || asked.length > mostInParts) return []
  const slots = asked.map((_, slot) => slot)
  const before = slots.filter((slot) => (asked[slot]?.at ?? 0) < and)
  const after = slots.filter((slot) => (asked[slot]?.at ?? 0) > and)
  const last = asked[before.length - 1]?.at
  if (last !== and - 1 || asked[before.length]?.at !== and + 1) return []
  // 'tubo de coleta' is one thing, 'indicadores químicos' may go on.
  const isThing = before.length === 1 || isStop(tokens[last - 1]?.word ?? '')
  return isThing ? [before, after] : []
}
