import { and, eq, gt, lte, sql } from 'drizzle-orm'
import type { Db } from '../database/db.ts'
import { accounts, identityProofs } from '../tables/accounts.ts'

export async function selectAccount(db: Db, accountId: number) {
  const rows = await db
    .select({ email: accounts.email, password_hash: accounts.password_hash })
    .from(accounts)
    .where(eq(accounts.id, accountId))
  return rows[0]
}

type Proof = { token_hash: string; session_id: number; expires_at: Date }

/** False when the session has ended meanwhile: it may, at any moment, from another window. */
export async function insertProof(db: Db, proof: Proof): Promise<boolean> {
  const { rows } = await db.execute(sql`
    INSERT INTO identity_proofs (token_hash, session_id, expires_at)
    SELECT ${proof.token_hash}::text, id, ${proof.expires_at}::timestamptz FROM sessions
    WHERE id = ${proof.session_id} FOR KEY SHARE
    RETURNING session_id`)
  return rows.length > 0
}

const open = (tokenHash: string, sessionId: number, now: Date) =>
  and(
    eq(identityProofs.token_hash, tokenHash),
    eq(identityProofs.session_id, sessionId),
    gt(identityProofs.expires_at, now),
  )

export async function selectIsProof(
  db: Db,
  tokenHash: string,
  sessionId: number,
  now: Date,
): Promise<boolean> {
  const rows = await db
    .select({ session_id: identityProofs.session_id })
    .from(identityProofs)
    .where(open(tokenHash, sessionId, now))
  return rows.length > 0
}

/** True exactly once for each proof. */
export async function deleteProof(
  db: Db,
  tokenHash: string,
  sessionId: number,
  now: Date,
): Promise<boolean> {
  const rows = await db
    .delete(identityProofs)
    .where(open(tokenHash, sessionId, now))
    .returning({ session_id: identityProofs.session_id })
  return rows.length > 0
}

export async function deleteExpiredProofs(db: Db, now: Date): Promise<void> {
  await db.delete(identityProofs).where(lte(identityProofs.expires_at, now))
}
