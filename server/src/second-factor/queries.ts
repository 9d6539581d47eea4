import { and, count, eq, gt, isNull, lt, sql } from 'drizzle-orm'
import type { Db } from '../database/db.ts'
import { accounts, recoveryCodes, secondFactors, secondSteps } from '../tables/accounts.ts'

export async function selectFactor(db: Db, accountId: number) {
  const rows = await db
    .select({
      secret: secondFactors.secret,
      enabled_at: secondFactors.enabled_at,
      email: accounts.email,
      language: accounts.language,
    })
    .from(accounts)
    .leftJoin(secondFactors, eq(secondFactors.account_id, accounts.id))
    .where(eq(accounts.id, accountId))
  return rows[0]
}

/** False when the authenticator app is on already: its secret stays. */
export async function upsertPendingSecret(
  db: Db,
  accountId: number,
  secret: string,
): Promise<boolean> {
  const rows = await db
    .insert(secondFactors)
    .values({ account_id: accountId, secret })
    .onConflictDoUpdate({
      target: secondFactors.account_id,
      set: { secret, last_step: 0 },
      setWhere: isNull(secondFactors.enabled_at),
    })
    .returning({ account_id: secondFactors.account_id })
  return rows.length > 0
}

/** False when a code of this time step, or of a later one, was used before. */
export async function updateLastStep(db: Db, accountId: number, step: number): Promise<boolean> {
  const rows = await db
    .update(secondFactors)
    .set({ last_step: step })
    .where(and(eq(secondFactors.account_id, accountId), lt(secondFactors.last_step, step)))
    .returning({ account_id: secondFactors.account_id })
  return rows.length > 0
}

/** False when another secret was offered meanwhile: only the one whose code was right counts. */
export async function updateFactorEnabled(
  db: Db,
  accountId: number,
  secret: string,
  now: Date,
): Promise<boolean> {
  const rows = await db
    .update(secondFactors)
    .set({ enabled_at: now })
    .where(
      and(
        eq(secondFactors.account_id, accountId),
        eq(secondFactors.secret, secret),
        isNull(secondFactors.enabled_at),
      ),
    )
    .returning({ account_id: secondFactors.account_id })
  return rows.length > 0
}

export async function deleteFactor(db: Db, accountId: number): Promise<void> {
  await db.delete(secondFactors).where(eq(secondFactors.account_id, accountId))
}

export async function deleteRecoveryCodes(db: Db, accountId: number): Promise<void> {
  await db.delete(recoveryCodes).where(eq(recoveryCodes.account_id, accountId))
}

export async function insertRecoveryCodes(
  db: Db,
  accountId: number,
  hashes: string[],
): Promise<void> {
  await db
    .insert(recoveryCodes)
    .values(hashes.map((code_hash) => ({ code_hash, account_id: accountId })))
}

/** True exactly once for each code. */
export async function updateRecoveryCodeUsed(
  db: Db,
  accountId: number,
  hash: string,
  now: Date,
): Promise<boolean> {
  const rows = await db
    .update(recoveryCodes)
    .set({ used_at: now })
    .where(
      and(
        eq(recoveryCodes.code_hash, hash),
        eq(recoveryCodes.account_id, accountId),
        isNull(recoveryCodes.used_at),
      ),
    )
    .returning({ account_id: recoveryCodes.account_id })
  return rows.length > 0
}

export async function selectUnusedCodeCount(db: Db, accountId: number): Promise<number> {
  const rows = await db
    .select({ left: count() })
    .from(recoveryCodes)
    .where(and(eq(recoveryCodes.account_id, accountId), isNull(recoveryCodes.used_at)))
  return rows[0]?.left ?? 0
}

const waysOf = {
  app: sql<boolean>`EXISTS (SELECT FROM second_factors
    WHERE second_factors.account_id = accounts.id AND enabled_at IS NOT NULL)`,
  passkeys: sql<boolean>`EXISTS (SELECT FROM passkeys WHERE passkeys.account_id = accounts.id)`,
}

const none = { app: false, passkeys: false }

export async function selectWays(db: Db, accountId: number) {
  const [ways = none] = await db.select(waysOf).from(accounts).where(eq(accounts.id, accountId))
  return ways
}

/** The same, and nobody else changes them until the end of the step. */
export async function selectWaysForUpdate(db: Db, accountId: number) {
  await db
    .select({ id: accounts.id })
    .from(accounts)
    .where(eq(accounts.id, accountId))
    .for('update')
  return selectWays(db, accountId)
}

export async function selectSecrets(db: Db) {
  return db
    .select({ account_id: secondFactors.account_id, secret: secondFactors.secret })
    .from(secondFactors)
}

/** Only while it is still the one that was read. */
export async function updateSecret(
  db: Db,
  accountId: number,
  was: string,
  secret: string,
): Promise<void> {
  await db
    .update(secondFactors)
    .set({ secret })
    .where(and(eq(secondFactors.account_id, accountId), eq(secondFactors.secret, was)))
}

export async function insertSecondStep(
  db: Db,
  step: { token_hash: string; account_id: number; by: 'app' | 'email'; expires_at: Date },
): Promise<void> {
  await db.insert(secondSteps).values(step)
}

export async function selectSecondStep(db: Db, tokenHash: string, now: Date) {
  const rows = await db
    .select({ accountId: secondSteps.account_id, by: secondSteps.by })
    .from(secondSteps)
    .where(and(eq(secondSteps.token_hash, tokenHash), gt(secondSteps.expires_at, now)))
  return rows[0]
}

/** Counts a try before the code is looked at, so that parallel guesses count too. */
export async function updateSecondStepTried(db: Db, tokenHash: string, most: number, now: Date) {
  const rows = await db
    .update(secondSteps)
    .set({ tries: sql`${secondSteps.tries} + 1` })
    .from(accounts)
    .where(
      and(
        eq(accounts.id, secondSteps.account_id),
        eq(secondSteps.token_hash, tokenHash),
        lt(secondSteps.tries, most),
        sql`${secondSteps.expires_at} > ${now}`,
      ),
    )
    .returning({ accountId: secondSteps.account_id, by: secondSteps.by, email: accounts.email })
  return rows[0]
}

export async function deleteSecondStep(db: Db, tokenHash: string): Promise<void> {
  await db.delete(secondSteps).where(eq(secondSteps.token_hash, tokenHash))
}

export async function deleteExpiredSecondSteps(db: Db, now: Date): Promise<void> {
  await db.delete(secondSteps).where(sql`${secondSteps.expires_at} <= ${now}`)
}
