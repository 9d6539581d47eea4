import { randomBytes } from 'node:crypto'
import type { Db } from '../database/db.ts'
import { AppError } from '../http/errors.ts'
import type { SessionContext } from '../http/parts.ts'
import { hashToken } from '../security/tokens.ts'
import { endSessionsOf } from '../session/service.ts'
import { deleteExpiredProofs, deleteProof, insertProof, selectIsProof } from './queries.ts'

const goodForMinutes = 10

type Asking = Pick<SessionContext, 'clock' | 'session'>

export async function openProof(db: Db, { clock, session }: Asking): Promise<string> {
  const token = randomBytes(32).toString('base64url')
  const isKept = await insertProof(db, {
    token_hash: hashToken(token),
    session_id: session.id,
    expires_at: new Date(clock.now().getTime() + goodForMinutes * 60 * 1000),
  })
  if (!isKept) throw new AppError('NOT_LOGGED_IN')
  return token
}

/** For what has to be decided before the change itself, which uses the proof up. */
export async function requireProof(
  { db, clock, session }: SessionContext,
  proof: string | undefined | null,
): Promise<void> {
  const isGood = proof && (await selectIsProof(db, hashToken(proof), session.id, clock.now()))
  if (!isGood) throw new AppError('IDENTITY_PROOF_REQUIRED')
}

/** Uses the proof up, inside the transaction of what it allows. */
export async function spendProof(
  db: Db,
  { clock, session }: Asking,
  proof: string | undefined | null,
): Promise<void> {
  const isGood = proof && (await deleteProof(db, hashToken(proof), session.id, clock.now()))
  if (!isGood) throw new AppError('IDENTITY_PROOF_REQUIRED')
}

/**
 * A change of what guards the own account: the proof is used up, the change made and every other
 * session ended, or nothing of it.
 */
export function changeWithProof<T>(
  context: SessionContext,
  proof: string,
  change: (db: Db) => Promise<T>,
): Promise<T> {
  const { transaction, session } = context
  return transaction(async (db) => {
    await spendProof(db, context, proof)
    const result = await change(db)
    await endSessionsOf(db, session.accountId, session.id)
    return result
  })
}

export const deleteOldProofs = deleteExpiredProofs
