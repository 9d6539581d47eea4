import { type DeclineReason, mostProposals } from 'contract/rules/needs'
import { and, asc, desc, eq, getTableColumns, inArray, lt, sql } from 'drizzle-orm'
import type { Db } from '../database/db.ts'
import { accounts } from '../tables/accounts.ts'
import { needFiles, proposalMessages, proposals } from '../tables/needs.ts'
import { isVisible, suppliers } from '../tables/suppliers.ts'

const columns = {
  ...getTableColumns(proposals),
  file: needFiles.file,
  file_name: needFiles.name,
  file_bytes: needFiles.bytes,
  supplier: {
    id: suppliers.id,
    nome: suppliers.nome,
    slug: suppliers.slug,
    kind: suppliers.kind,
    plan: suppliers.plan,
    cidade: suppliers.cidade,
    estado: suppliers.estado,
    certificados: suppliers.certificados,
    review_count: suppliers.review_count,
    review_average: suppliers.review_average,
    visible: isVisible,
    email: accounts.email,
    language: accounts.language,
  },
}

const joined = (db: Db) =>
  db
    .select(columns)
    .from(proposals)
    .innerJoin(suppliers, eq(suppliers.id, proposals.supplier_id))
    .innerJoin(accounts, eq(accounts.id, suppliers.account_id))
    .leftJoin(needFiles, eq(needFiles.proposal_id, proposals.id))

export type ProposalRow = Awaited<ReturnType<typeof selectProposals>>[number]

/** In the order in which they came. */
export async function selectProposals(db: Db, needId: number) {
  return joined(db).where(eq(proposals.need_id, needId)).orderBy(asc(proposals.id))
}

export async function selectProposalOf(db: Db, id: number): Promise<ProposalRow | undefined> {
  const [row] = await joined(db).where(eq(proposals.id, id))
  return row
}

export async function selectOwnProposals(db: Db, supplierId: number, needIds: readonly number[]) {
  return joined(db).where(
    and(eq(proposals.supplier_id, supplierId), inArray(proposals.need_id, [...needIds])),
  )
}

/** The needs that this supplier answered, newest first. */
export async function selectAnsweredIds(
  db: Db,
  supplierId: number,
  { below, limit }: { below: number | undefined; limit: number },
): Promise<number[]> {
  const rows = await db
    .select({ id: proposals.need_id })
    .from(proposals)
    .where(
      and(
        eq(proposals.supplier_id, supplierId),
        below === undefined ? undefined : lt(proposals.need_id, below),
      ),
    )
    .orderBy(desc(proposals.need_id))
    .limit(limit)
  return rows.map(({ id }) => id)
}

export async function selectNewsCount(db: Db, supplierId: number): Promise<number> {
  return db.$count(proposals, and(eq(proposals.supplier_id, supplierId), proposals.news))
}

export async function updateNewsSeen(db: Db, supplierId: number): Promise<void> {
  await db
    .update(proposals)
    .set({ news: false })
    .where(and(eq(proposals.supplier_id, supplierId), proposals.news))
}

type NewProposal = Omit<typeof proposals.$inferInsert, 'place'>

/** Pass the transaction in which the need is locked. It takes the first free of the five places. */
export async function insertProposal(db: Db, proposal: NewProposal): Promise<number> {
  const [row] = await db
    .insert(proposals)
    .values({
      ...proposal,
      place: sql`(SELECT min(free) FROM generate_series(1, ${mostProposals}) AS free WHERE NOT EXISTS (
        SELECT FROM proposals p WHERE p.need_id = ${proposal.need_id} AND p.place = free))`,
    })
    .returning({ id: proposals.id })
  if (!row) throw new Error('no proposal was inserted')
  return row.id
}

export async function updateShared(db: Db, id: number, now: Date): Promise<void> {
  await db.update(proposals).set({ shared_at: now, news: true }).where(eq(proposals.id, id))
}

export async function updateAccepted(db: Db, id: number, now: Date): Promise<void> {
  await db
    .update(proposals)
    .set({
      status: 'aceita',
      shared_at: sql`coalesce(${proposals.shared_at}, ${now})`,
      news: true,
    })
    .where(eq(proposals.id, id))
}

type Declined = { decline_reason: DeclineReason; decline_text: string | null }

export async function updateDeclined(
  db: Db,
  ids: readonly number[],
  declined: Declined,
): Promise<void> {
  await db
    .update(proposals)
    .set({ ...declined, status: 'recusada', news: true })
    .where(inArray(proposals.id, [...ids]))
}

type NewMessage = typeof proposalMessages.$inferInsert

/** What the buyer writes is news for the supplier. */
export async function insertMessage(db: Db, message: NewMessage): Promise<void> {
  await db.insert(proposalMessages).values(message)
  if (message.author === 'comprador') {
    await db.update(proposals).set({ news: true }).where(eq(proposals.id, message.proposal_id))
  }
}

export async function selectMessageCount(db: Db, proposalId: number): Promise<number> {
  return db.$count(proposalMessages, eq(proposalMessages.proposal_id, proposalId))
}

/** By proposal, oldest first. */
export async function selectMessages(db: Db, proposalIds: readonly number[]) {
  const rows = await db
    .select()
    .from(proposalMessages)
    .where(inArray(proposalMessages.proposal_id, [...proposalIds]))
    .orderBy(asc(proposalMessages.id))
  return Map.groupBy(rows, ({ proposal_id }) => proposal_id)
}
