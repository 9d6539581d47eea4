import type { TypedToken } from './tokens.ts'
import { isStop } from '../words/asking.ts'

/** The text itself. */
export type Told = {
  /** What is asked for, without place and kind. */
  shown: string
  /** What is left when one of its parts is taken away. */
  without: { what: string; place: string; except: string; kind: string }
}

/**
 * Which tokens say what is asked for: from the first such word to the last, with the talk between them, for
 * 'bombeiro não liberou o prédio' without it is no Portuguese, and 'convênio paga' the contrary of what was typed.
 */
export function spanOf(
  what: readonly number[],
  tokens: readonly TypedToken[],
  isOther: (at: number) => boolean,
): (at: number) => boolean {
  const first = Math.min(...what)
  const last = Math.max(...what)
  return (at) => at >= first && (at <= last || endsName(tokens, at, last)) && !isOther(at)
}

/** Of 'Resíduo Um' the last word. */
const endsName = (tokens: readonly TypedToken[], at: number, last: number) =>
  at === last + 1 && at === tokens.length - 1 && tokens[at]?.word === 'um'

/** 'Kenjy' is put right as 'Kenji', though the list of words has 'kenji'. */
export function inCaseOf(typed: string, word: string): string {
  if (typed.length > 1 && typed === typed.toUpperCase()) return word.toUpperCase()
  return /^\p{Lu}/u.test(typed) ? word.charAt(0).toUpperCase() + word.slice(1) : word
}

/** Those tokens as they were typed, without the small words at either end ('para', 'de'). */
export function joined(
  tokens: readonly TypedToken[],
  right: ReadonlyMap<number, string>,
  isWanted: (at: number) => boolean,
  keeps: (at: number) => boolean,
): string {
  const wanted = tokens.map((token, at) => ({ ...token, at })).filter(({ at }) => isWanted(at))
  // 'em' before a place stays: without it most places are only words.
  const says = ({ word, at }: { word: string; at: number }) =>
    !isStop(word) || keeps(at) || endsName(tokens, at, at - 1)
  const first = wanted.findIndex(says)
  const part = first < 0 ? [] : wanted.slice(first, wanted.findLastIndex(says) + 1)
  return part
    .map(({ raw, gap, at }, index) => {
      const follows = index > 0 && part[index - 1]?.at === at - 1
      return `${index === 0 ? '' : follows ? gap : ' '}${right.get(at) ?? raw}`
    })
    .join('')
}
