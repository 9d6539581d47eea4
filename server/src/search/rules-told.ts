import type { TypedToken } from './rules-tokens.ts'
import { isStop } from './rules-words.ts'

/** The text itself. */
export type Told = {
  /** What is asked for, without place and kind. */
  shown: string
  /** What is left when one of its parts is taken away. */
  without: { what: string; place: string; except: string; kind: string }
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
  const says = ({ word, at }: { word: string; at: number }) => !isStop(word) || keeps(at)
  const first = wanted.findIndex(says)
  const part = first < 0 ? [] : wanted.slice(first, wanted.findLastIndex(says) + 1)
  return part
    .map(({ raw, gap, at }, index) => {
      const follows = index > 0 && part[index - 1]?.at === at - 1
      return `${index === 0 ? '' : follows ? gap : ' '}${right.get(at) ?? raw}`
    })
    .join('')
}
