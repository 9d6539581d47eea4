import { eq, sql } from 'drizzle-orm'
import type { Db } from '../database/db.ts'
import { contactRefusals, referrals } from '../tables/contacts.ts'

/** Until the transaction ends nobody else recommends this address or refuses for it. */
export async function lockAddress(db: Db, hash: string): Promise<void> {
  await db.execute(sql`SELECT pg_advisory_xact_lock(hashtextextended(${hash}, 0))`)
}

export async function insertRefusal(db: Db, hash: string, now: Date): Promise<void> {
  await db
    .insert(contactRefusals)
    .values({ email_hash: hash, created_at: now })
    .onConflictDoNothing()
}

export async function selectIsRefused(db: Db, hash: string): Promise<boolean> {
  return (await db.$count(contactRefusals, eq(contactRefusals.email_hash, hash))) > 0
}

const nothing = {
  nome_indicador: '',
  email_indicado: null,
  telefone_indicado: '',
  empresa_freelancer_indicada: '',
  status: 'recusado',
} as const

/** What is left is that somebody was recommended and refused. */
export async function updateReferralRefused(
  db: Db,
  email: string,
  hash: string,
  now: Date,
): Promise<void> {
  await db
    .update(referrals)
    .set({ ...nothing, refusal_hash: hash, updated_at: now })
    .where(eq(referrals.email_indicado, email))
}

/** The one that stands for a refused address, made when there is none. */
export async function upsertRefusedReferral(db: Db, hash: string, now: Date): Promise<number> {
  const rows = await db
    .insert(referrals)
    .values({ ...nothing, refusal_hash: hash, created_at: now, updated_at: now })
    .onConflictDoUpdate({ target: referrals.refusal_hash, set: { updated_at: now } })
    .returning({ id: referrals.id })
  return rows[0]?.id ?? 0
}

export async function selectReferralByNotice(db: Db, noticeHash: string) {
  const rows = await db
    .select({
      nome_indicador: referrals.nome_indicador,
      email_indicado: referrals.email_indicado,
      empresa_freelancer_indicada: referrals.empresa_freelancer_indicada,
      status: referrals.status,
    })
    .from(referrals)
    .where(eq(referrals.notice_hash, noticeHash))
  return rows[0]
}
