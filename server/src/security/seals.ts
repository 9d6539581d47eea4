import { timingSafeEqual } from 'node:crypto'
import type { Throttle } from './throttle.ts'

type Keys = { throttle: Throttle }

/** In a time that tells nothing of where they differ, whatever letters somebody sends. */
export function isSameSecret(one: string, other: string): boolean {
  const [given, own] = [Buffer.from(one), Buffer.from(other)]
  return given.length === own.length && timingSafeEqual(given, own)
}

/** '<id>.<seal>': a link that carries it opens this one thing of this kind, and nothing else. */
export const sealedId = ({ throttle }: Keys, kind: string, id: number): string =>
  `${id}.${throttle.keyOf(`${kind}:${id}`)}`

/** The id that was sealed; undefined when somebody made it up. */
export function idOfSealed(keys: Keys, kind: string, text: string): number | undefined {
  const id = Number(text.split('.')[0])
  return isSameSecret(text, sealedId(keys, kind, id)) ? id : undefined
}
