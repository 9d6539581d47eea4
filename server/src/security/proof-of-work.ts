import { createChallenge, type Payload, randomInt, verifySolution } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import { proofHeader } from 'contract/proof'
import { AppError } from '../http/errors.ts'
import type { Context } from '../http/parts.ts'
import { isWithin } from './throttle.ts'

/** About a second of a phone's work in all; each round alone is cheap. */
const roundCost = 1_000
const validMs = 5 * 60 * 1000
const longestProof = 4_000

type Needs = Pick<Context, 'clock' | 'settings' | 'throttle'>

const secretsOf = ({ throttle }: Needs) => ({
  hmacSignatureSecret: throttle.keyOf('proof-of-work:challenge'),
  hmacKeySignatureSecret: throttle.keyOf('proof-of-work:key'),
})

/** ALTCHA: the answer is known here beforehand, so that checking it costs nothing. */
export function makeProofChallenge(needs: Needs) {
  const { clock, settings } = needs
  return createChallenge({
    algorithm: 'PBKDF2/SHA-256',
    cost: roundCost,
    counter: randomInt(Math.ceil(settings.proofRounds / 2), settings.proofRounds),
    // The library's own expiry goes by the machine's clock, not by ours.
    data: { validUntil: clock.now().getTime() + validMs },
    deriveKey,
    ...secretsOf(needs),
  })
}

/** Somebody who asks suspiciously often works a little for each further call; a person hardly notices. */
export async function requireProofOfWork(
  needs: Needs,
  headers: Record<string, unknown>,
): Promise<void> {
  const proof = headers[proofHeader]
  if (typeof proof !== 'string' || proof.length > longestProof) refuse()
  const payload = parse(proof)
  const { verified } = await verifySolution({ ...payload, deriveKey, ...secretsOf(needs) }).catch(
    refuse,
  )
  const validUntil = Number(payload.challenge.parameters.data?.validUntil)
  if (!verified || !(validUntil > needs.clock.now().getTime())) refuse()
  // Each is worth one call.
  const { signature } = payload.challenge
  const once = { max: 1, perSeconds: validMs / 1000, exact: true }
  if (!(await isWithin(needs.throttle, `proof:${signature}`, once))) refuse()
}

function refuse(): never {
  throw new AppError('PROOF_OF_WORK_REQUIRED')
}

function parse(proof: string): Payload {
  try {
    const payload = JSON.parse(Buffer.from(proof, 'base64url').toString()) as Payload
    if (payload.challenge.parameters && payload.solution) return payload
  } catch {
    // Whatever it was, it is no proof.
  }
  return refuse()
}
