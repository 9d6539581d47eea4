import type { IdentityProvider } from 'contract/sign-in'
import { and, asc, eq, gt, lte } from 'drizzle-orm'
import type { Db } from '../database/db.ts'
import { accountIdentities, accounts, signIns, waitingIdentities } from '../tables/accounts.ts'

export async function insertSignIn(db: Db, signIn: typeof signIns.$inferInsert): Promise<void> {
  await db.insert(signIns).values(signIn)
}

type Returned = { state_hash: string; browser: string; provider: IdentityProvider; now: Date }

/** True exactly once, in the browser that began it and before it is too late. */
export async function deleteSignIn(db: Db, returned: Returned): Promise<boolean> {
  const rows = await db
    .delete(signIns)
    .where(
      and(
        eq(signIns.state_hash, returned.state_hash),
        eq(signIns.browser, returned.browser),
        eq(signIns.provider, returned.provider),
        gt(signIns.expires_at, returned.now),
      ),
    )
    .returning({ provider: signIns.provider })
  return rows.length === 1
}

const accountColumns = {
  id: accounts.id,
  email: accounts.email,
  language: accounts.language,
  disabled_at: accounts.disabled_at,
}

export async function selectLinkedAccount(db: Db, provider: IdentityProvider, subject: string) {
  const rows = await db
    .select(accountColumns)
    .from(accountIdentities)
    .innerJoin(accounts, eq(accounts.id, accountIdentities.account_id))
    .where(and(eq(accountIdentities.provider, provider), eq(accountIdentities.subject, subject)))
  return rows[0]
}

/** With the subject that it is linked with at this provider, if any. */
export async function selectAccountByEmail(db: Db, email: string, provider: IdentityProvider) {
  const rows = await db
    .select({ ...accountColumns, subject: accountIdentities.subject })
    .from(accounts)
    .leftJoin(
      accountIdentities,
      and(eq(accountIdentities.account_id, accounts.id), eq(accountIdentities.provider, provider)),
    )
    .where(eq(accounts.email, email))
  return rows[0]
}

export async function upsertWaiting(
  db: Db,
  { browser, ...who }: typeof waitingIdentities.$inferInsert,
): Promise<void> {
  await db
    .insert(waitingIdentities)
    .values({ browser, ...who })
    .onConflictDoUpdate({ target: waitingIdentities.browser, set: who })
}

/** Whom this browser came back as, when it was with this e-mail; once. */
export async function deleteWaiting(db: Db, browser: string, emailHash: string, now: Date) {
  const rows = await db
    .delete(waitingIdentities)
    .where(
      and(
        eq(waitingIdentities.browser, browser),
        eq(waitingIdentities.email_hash, emailHash),
        gt(waitingIdentities.expires_at, now),
      ),
    )
    .returning({ provider: waitingIdentities.provider, subject: waitingIdentities.subject })
  return rows[0]
}

/** In the place of whom the account was linked with there before. */
export async function upsertIdentity(
  db: Db,
  { account_id, provider, ...who }: typeof accountIdentities.$inferInsert,
): Promise<void> {
  await db
    .insert(accountIdentities)
    .values({ account_id, provider, ...who })
    .onConflictDoUpdate({
      target: [accountIdentities.account_id, accountIdentities.provider],
      set: who,
    })
}

export async function selectIdentities(db: Db, accountId: number) {
  return db
    .select({
      provider: accountIdentities.provider,
      email: accountIdentities.email,
      linked_at: accountIdentities.linked_at,
    })
    .from(accountIdentities)
    .where(eq(accountIdentities.account_id, accountId))
    .orderBy(asc(accountIdentities.provider))
}

export async function deleteIdentity(
  db: Db,
  accountId: number,
  provider: IdentityProvider,
): Promise<void> {
  await db
    .delete(accountIdentities)
    .where(
      and(eq(accountIdentities.account_id, accountId), eq(accountIdentities.provider, provider)),
    )
}

export async function deleteIdentities(db: Db, accountId: number): Promise<void> {
  await db.delete(accountIdentities).where(eq(accountIdentities.account_id, accountId))
}

export async function deleteExpiredSignIns(db: Db, now: Date): Promise<void> {
  await db.delete(signIns).where(lte(signIns.expires_at, now))
}

export async function deleteExpiredWaiting(db: Db, now: Date): Promise<void> {
  await db.delete(waitingIdentities).where(lte(waitingIdentities.expires_at, now))
}
