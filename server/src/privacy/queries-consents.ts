import type { ConsentPurpose } from 'contract/rules/consents'
import { and, desc, eq, isNull, or } from 'drizzle-orm'
import type { Db } from '../database/db.ts'
import { consents } from '../tables/privacy.ts'

export type ConsentRow = typeof consents.$inferSelect

export async function insertConsent(
  db: Db,
  consent: Omit<typeof consents.$inferInsert, 'id'>,
): Promise<void> {
  await db.insert(consents).values(consent)
}

type Subject = { accountId: number } | { contactRequestId: number } | { needId: number }

function about(subject: Subject) {
  if ('accountId' in subject) return eq(consents.account_id, subject.accountId)
  if ('needId' in subject) return eq(consents.need_id, subject.needId)
  return eq(consents.contact_request_id, subject.contactRequestId)
}

/** One that was given and not taken back. */
export async function selectActiveConsent(
  db: Db,
  of: { purpose: ConsentPurpose } & Subject,
): Promise<number | undefined> {
  const rows = await db
    .select({ id: consents.id })
    .from(consents)
    .where(and(eq(consents.purpose, of.purpose), about(of), isNull(consents.revoked_at)))
  return rows[0]?.id
}

const ofPerson = (email: string, accountId: number | undefined) =>
  or(eq(consents.email, email), accountId ? eq(consents.account_id, accountId) : undefined)

export async function selectConsentsOf(
  db: Db,
  email: string,
  accountId: number | undefined,
): Promise<ConsentRow[]> {
  return db.select().from(consents).where(ofPerson(email, accountId)).orderBy(desc(consents.id))
}

export async function selectConsentLocked(
  db: Db,
  id: number,
  email: string,
  accountId: number | undefined,
): Promise<ConsentRow | undefined> {
  const rows = await db
    .select()
    .from(consents)
    .where(and(eq(consents.id, id), ofPerson(email, accountId)))
    .for('update')
  return rows[0]
}

/** What was taken back before keeps its time. */
export async function updateConsentsRevoked(
  db: Db,
  of: { purpose: ConsentPurpose } & Subject,
  now: Date,
): Promise<void> {
  await db
    .update(consents)
    .set({ revoked_at: now })
    .where(and(eq(consents.purpose, of.purpose), about(of), isNull(consents.revoked_at)))
}

export async function deleteConsentsOf(
  db: Db,
  email: string,
  accountId: number | undefined,
): Promise<number> {
  const rows = await db
    .delete(consents)
    .where(ofPerson(email, accountId))
    .returning({ id: consents.id })
  return rows.length
}
