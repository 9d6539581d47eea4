import type { Referral, ReferralFilter, ReferralInput, ReferralStatus } from 'contract/referrals'
import { and, desc, eq, lt, ne, sql } from 'drizzle-orm'
import { type Db, containing } from '../database/db.ts'
import { referrals } from '../tables/contacts.ts'

const columns = {
  id: referrals.id,
  nome_indicador: referrals.nome_indicador,
  email_indicado: sql<string>`coalesce(${referrals.email_indicado}, '')`,
  telefone_indicado: referrals.telefone_indicado,
  empresa_freelancer_indicada: referrals.empresa_freelancer_indicada,
  status: referrals.status,
}

/** Undefined when that e-mail was referred before: the constraint decides, also between two at once. */
export async function insertReferral(
  db: Db,
  values: Omit<ReferralInput, 'website'> & { notice_hash: string },
): Promise<Referral | undefined> {
  const rows = await db
    .insert(referrals)
    .values(values)
    .onConflictDoNothing({ target: referrals.email_indicado })
    .returning(columns)
  return rows[0]
}

function matching({ busca, status }: ReferralFilter) {
  const words = busca.split(/\s+/).filter((word) => word !== '')
  return and(
    status && eq(referrals.status, status),
    ...words.map(
      (word) => sql`fold(concat_ws(' ', ${referrals.nome_indicador}, ${referrals.email_indicado},
        ${referrals.telefone_indicado}, ${referrals.empresa_freelancer_indicada}))
        LIKE ${containing(word)}`,
    ),
  )
}

/** The next ones below an id. */
export async function selectReferralsBelow(
  db: Db,
  filter: ReferralFilter,
  belowId: number,
  limit: number,
): Promise<Referral[]> {
  return db
    .select(columns)
    .from(referrals)
    .where(and(matching(filter), lt(referrals.id, belowId)))
    .orderBy(desc(referrals.id))
    .limit(limit)
}

export async function selectReferrals(
  db: Db,
  page: ReferralFilter & { skip: number; limit: number },
): Promise<Referral[]> {
  return db
    .select(columns)
    .from(referrals)
    .where(matching(page))
    .orderBy(desc(referrals.id))
    .offset(page.skip)
    .limit(page.limit)
}

/** Waits for another administrator who is changing the same one. */
export async function selectReferralLocked(db: Db, id: number): Promise<Referral | undefined> {
  const rows = await db.select(columns).from(referrals).where(eq(referrals.id, id)).for('update')
  return rows[0]
}

export async function updateReferralStatus(
  db: Db,
  id: number,
  status: ReferralStatus,
  now: Date,
): Promise<Referral | undefined> {
  const rows = await db
    .update(referrals)
    .set({ status, updated_at: now })
    .where(and(eq(referrals.id, id), ne(referrals.status, 'recusado')))
    .returning(columns)
  return rows[0]
}
