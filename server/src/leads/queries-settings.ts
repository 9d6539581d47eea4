import type { LeadMails } from 'contract/leads'
import { eq } from 'drizzle-orm'
import type { Db } from '../database/db.ts'
import { leadSettings } from '../tables/contacts.ts'

export async function selectMailSettings(
  db: Db,
  supplierId: number,
): Promise<LeadMails | undefined> {
  const rows = await db
    .select({ weekly: leadSettings.weekly, needs: leadSettings.needs })
    .from(leadSettings)
    .where(eq(leadSettings.supplier_id, supplierId))
  return rows[0]
}

export async function upsertMailSettings(
  db: Db,
  supplierId: number,
  changed: Partial<LeadMails>,
): Promise<void> {
  await db
    .insert(leadSettings)
    .values({ supplier_id: supplierId, ...changed })
    .onConflictDoUpdate({ target: leadSettings.supplier_id, set: changed })
}
