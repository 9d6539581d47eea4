import { timingSafeEqual } from 'node:crypto'
import { AppError } from '../http/errors.ts'
import type { Context } from '../http/parts.ts'

type Keys = Pick<Context, 'throttle'>

const sealOf = ({ throttle }: Keys, requestId: number): string =>
  throttle.keyOf(`contact-request:${requestId}`)

const isSame = (one: string, other: string): boolean =>
  one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other))

/** Shows that a request was made; whoever has it may see and withdraw that one. */
export const proofOf = (keys: Keys, requestId: number): string =>
  `${requestId}.${sealOf(keys, requestId)}`

/** The request that a proof is for; undefined when somebody made it up. */
export function requestOf(keys: Keys, proof: string): number | undefined {
  const [id, seal = ''] = proof.split('.')
  return isSame(seal, sealOf(keys, Number(id))) ? Number(id) : undefined
}

const linkDays = 7

const linkSealOf = ({ throttle }: Keys, email: string, until: number): string =>
  throttle.keyOf(`my-contacts:${until}:${email}`)

/** What a mail's link carries: it opens the requests of that address until its day. */
export function linkTokenOf(keys: Keys, email: string, now: Date): string {
  const until = Math.floor(now.getTime() / 1000) + linkDays * 24 * 60 * 60
  const address = Buffer.from(email).toString('base64url')
  return `${address}.${until}.${linkSealOf(keys, email, until)}`
}

export function emailOfLink(keys: Keys, token: string, now: Date): string {
  const [address = '', until = '', seal = ''] = token.split('.')
  const email = Buffer.from(address, 'base64url').toString()
  const isOurs = isSame(seal, linkSealOf(keys, email, Number(until)))
  if (!isOurs || Number(until) * 1000 < now.getTime()) throw new AppError('CONTACT_LINK_INVALID')
  return email
}
