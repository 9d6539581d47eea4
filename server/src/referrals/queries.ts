import type { Referral, ReferralInput, ReferralStatus } from 'contract/referrals'
import { desc, eq } from 'drizzle-orm'
import type { Db } from '../platform/db.ts'
import { referrals } from '../schema.ts'

const columns = {
  id: referrals.id,
  nome_indicador: referrals.nome_indicador,
  email_indicado: referrals.email_indicado,
  telefone_indicado: referrals.telefone_indicado,
  empresa_freelancer_indicada: referrals.empresa_freelancer_indicada,
  status: referrals.status,
}

/** Undefined when that e-mail was referred before: the constraint decides, also between two at once. */
export async function insertReferral(db: Db, input: ReferralInput): Promise<Referral | undefined> {
  const { website: _, ...values } = input
  const rows = await db
    .insert(referrals)
    .values(values)
    .onConflictDoNothing({ target: referrals.email_indicado })
    .returning(columns)
  return rows[0]
}

export async function selectReferrals(
  db: Db,
  page: { skip: number; limit: number },
): Promise<Referral[]> {
  const query = db
    .select(columns)
    .from(referrals)
    .orderBy(desc(referrals.id))
    .offset(page.skip)
    .$dynamic()
  return page.limit > 0 ? query.limit(page.limit) : query
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
    .where(eq(referrals.id, id))
    .returning(columns)
  return rows[0]
}
