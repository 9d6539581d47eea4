import type { PageContent } from 'contract/supplier-pages'
import { and, eq, lte, sql } from 'drizzle-orm'
import type { Db } from '../database/db.ts'
import { chatConversations } from '../tables/chat.ts'
import { supplierPages } from '../tables/supplier-pages.ts'
import { companies, suppliers } from '../tables/suppliers.ts'

/** Taken before a model is asked, so that messages at once share one budget; false when it is used up. */
export async function updateTokensTaken(
  db: Db,
  id: number,
  tokens: number,
  budget: number,
): Promise<boolean> {
  const rows = await db
    .update(chatConversations)
    .set({ model_tokens: sql`${chatConversations.model_tokens} + ${tokens}` })
    .where(
      and(
        eq(chatConversations.id, id),
        lte(chatConversations.model_tokens, sql`${budget}::integer - ${tokens}::integer`),
      ),
    )
    .returning({ id: chatConversations.id })
  return rows.length > 0
}

/** What was used beyond what was taken before, or less than nothing when it was less. */
export async function updateTokensSettled(db: Db, id: number, difference: number): Promise<void> {
  await db
    .update(chatConversations)
    .set({ model_tokens: sql`${chatConversations.model_tokens} + ${difference}` })
    .where(eq(chatConversations.id, id))
}

/** 'Outras informações' of a company and the page that its owner designed, as they are public. */
export async function selectPublicTexts(db: Db, supplierId: number) {
  const [row] = await db
    .select({ info: companies.outras_infos, page: supplierPages.published })
    .from(suppliers)
    .leftJoin(companies, eq(companies.id, suppliers.id))
    .leftJoin(supplierPages, eq(supplierPages.supplier_id, suppliers.id))
    .where(eq(suppliers.id, supplierId))
  return { info: row?.info ?? '', page: row?.page as PageContent | null | undefined }
}
