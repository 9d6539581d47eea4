import { AppError } from '../http/errors.ts'
import type { Context } from '../http/parts.ts'
import { idOfSealed, isSameSecret, sealedId } from '../security/seals.ts'

type Keys = Pick<Context, 'throttle'>

/** Shows that a request was made; whoever has it may see and withdraw that one. */
export const proofOf = (keys: Keys, requestId: number): string =>
  sealedId(keys, 'contact-request', requestId)

/** The request that a proof is for; undefined when somebody made it up. */
export const requestOf = (keys: Keys, proof: string): number | undefined =>
  idOfSealed(keys, 'contact-request', proof)

/**
 * For who asked the same supplier under the same address on the same day: it may be somebody else who knows the
 * address, so it shows the supplier's contact again, and nothing of the request.
 */
export const lookOf = (keys: Keys, requestId: number): string =>
  sealedId(keys, 'contact-look', requestId)

/** The request by which a supplier's contact may be seen, by either of the two. */
export const lookedAtBy = (keys: Keys, proof: string): number | undefined =>
  requestOf(keys, proof) ?? idOfSealed(keys, 'contact-look', proof)

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
  const isOurs = isSameSecret(seal, linkSealOf(keys, email, Number(until)))
  if (!isOurs || Number(until) * 1000 < now.getTime()) throw new AppError('CONTACT_LINK_INVALID')
  return email
}
