import { and, eq, lte, sql } from 'drizzle-orm'
import type { Db } from '../database/db.ts'
import { chatConversations, companies } from '../schema.ts'

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

/** 'Outras informações' of a company, as its public profile shows them. */
export async function selectOtherInfo(db: Db, supplierId: number): Promise<string> {
  const [row] = await db
    .select({ info: companies.outras_infos })
    .from(companies)
    .where(eq(companies.id, supplierId))
  return row?.info ?? ''
}
