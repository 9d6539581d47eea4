import { fold, LONGEST_WORD } from 'contract/rules/text'
import { withoutShorthand } from './shorthand.ts'
import { isCode, splitCode } from '../words/asking.ts'

export type Token = {
  /** As typed. */
  raw: string
  /** Folded. */
  word: string
  /** '/', '-', ',' or '(' before it ties a state to its city. */
  tied: boolean
}

/** `gap` is what stood before it, as typed. */
export type TypedToken = Token & { gap: string }

export function tokensOf(text: string): TypedToken[] {
  return [...withoutShorthand(text.slice(0, 2_000)).matchAll(/([^\p{L}\p{N}]*)([\p{L}\p{N}]+)/gu)]
    .flatMap(([, before = '', raw = '']) =>
      // 'm²' and '1ª' are letters to one reading and signs to the other: what is not a-z is a gap.
      fold(raw)
        .split(/[^a-z0-9]+/)
        .filter((word) => word !== '')
        .flatMap((word) => {
          const parts = splitCode(word)
          return parts.map((part, index) => ({
            raw: parts.length > 1 ? part : raw,
            word: part.slice(0, LONGEST_WORD),
            tied: /^\s*[/,(-]\s*$/.test(before),
            gap: index > 0 ? ' ' : before,
          }))
        }),
    )
    .slice(0, 120)
    .map((token, at, all) => ({ ...token, word: wholeYear(token, at, all) }))
}

/** 'RDC 658/22' and '222/18' alone are of 2022 and 2018; '12/36 horas' is no year. */
function wholeYear({ word, gap }: TypedToken, at: number, tokens: readonly TypedToken[]): string {
  if (gap !== '/' || !/^\d\d$/.test(word)) return word
  const [norm = '', number = ''] = [tokens[at - 2]?.word, tokens[at - 1]?.word]
  const isOfNorm = isCode(norm, number) || (tokens.length === 2 && /^\d+$/.test(number))
  return isOfNorm ? `${Number(word) < 50 ? 20 : 19}${word}` : word
}

/** Where norms and councils with their numbers and states stand: 'CREA MG' is no place. */
export function codesIn(tokens: readonly Token[]): ReadonlySet<number> {
  const codes = new Set<number>()
  tokens.forEach(({ word }, at) => {
    if (at > 0 && isCode(tokens[at - 1]?.word ?? '', word)) codes.add(at - 1).add(at)
  })
  return codes
}
