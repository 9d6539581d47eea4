import type { OwnReview, Review } from 'contract/reviews'
import type { ReviewReportReason } from 'contract/rules/reviews'
import { and, count, desc, eq, isNull, lt, sql } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import type { Db } from '../database/db.ts'
import { accounts } from '../tables/accounts.ts'
import { reviewReports, reviews } from '../tables/reviews.ts'
import { suppliers } from '../tables/suppliers.ts'

/** Undefined when this person wrote one about this supplier before. */
export async function insertReview(
  db: Db,
  review: typeof reviews.$inferInsert,
): Promise<number | undefined> {
  const rows = await db
    .insert(reviews)
    .values(review)
    .onConflictDoNothing()
    .returning({ id: reviews.id })
  return rows[0]?.id
}

export async function selectReviewed(db: Db, id: number) {
  const rows = await db
    .select({
      id: suppliers.id,
      nome: suppliers.nome,
      slug: suppliers.slug,
      plan: suppliers.plan,
      review_count: suppliers.review_count,
      review_average: suppliers.review_average,
      email: accounts.email,
      language: accounts.language,
    })
    .from(suppliers)
    .innerJoin(accounts, eq(accounts.id, suppliers.account_id))
    .where(eq(suppliers.id, id))
  return rows[0]
}

const columns = {
  id: reviews.id,
  nome: reviews.nome,
  contato: reviews.contato,
  qualidade: reviews.qualidade,
  prazo: reviews.prazo,
  texto: reviews.texto,
  created_at: reviews.created_at,
  answer: reviews.answer,
  answered_at: reviews.answered_at,
}

type Dated = { created_at: Date; answered_at: Date | null }

const toReview = <Row extends Dated>(row: Row) => ({
  ...row,
  created_at: row.created_at.toISOString(),
  answered_at: row.answered_at?.toISOString() ?? null,
})

const ofSupplier = (supplierId: number) =>
  and(eq(reviews.supplier_id, supplierId), eq(reviews.status, 'publicada'))

export async function selectPublished(
  db: Db,
  supplierId: number,
  page: { limit: number; below?: number | undefined },
): Promise<Review[]> {
  const rows = await db
    .select(columns)
    .from(reviews)
    .where(and(ofSupplier(supplierId), page.below ? lt(reviews.id, page.below) : undefined))
    .orderBy(desc(reviews.id))
    .limit(page.limit)
  return rows.map(toReview)
}

export async function selectAspects(db: Db, supplierId: number) {
  const average = (column: AnyPgColumn) => sql<number>`round(avg(${column}), 1)::double precision`
  const rows = await db
    .select({
      contato: average(reviews.contato),
      qualidade: average(reviews.qualidade),
      prazo: average(reviews.prazo),
    })
    .from(reviews)
    .where(ofSupplier(supplierId))
  return rows[0] ?? null
}

const ownColumns = {
  ...columns,
  status: reviews.status,
  decision_reason: sql<ReviewReportReason | null>`
    CASE ${reviews.status} WHEN 'removida' THEN ${reviews.decision_reason} END`,
}

export async function selectOwn(
  db: Db,
  supplierId: number,
  page: { skip: number; limit: number },
): Promise<OwnReview[]> {
  const rows = await db
    .select(ownColumns)
    .from(reviews)
    .where(eq(reviews.supplier_id, supplierId))
    .orderBy(desc(reviews.id))
    .offset(page.skip)
    .limit(page.limit)
  return rows.map(toReview)
}

export async function selectOwnCount(db: Db, supplierId: number): Promise<number> {
  const rows = await db
    .select({ total: count() })
    .from(reviews)
    .where(eq(reviews.supplier_id, supplierId))
  return rows[0]?.total ?? 0
}

/** Undefined when it was answered before, is not published, or another's. */
export async function updateAnswer(
  db: Db,
  own: { id: number; supplierId: number },
  answer: { answer: string; answered_at: Date },
) {
  const rows = await db
    .update(reviews)
    .set(answer)
    .where(and(eq(reviews.id, own.id), ofSupplier(own.supplierId), isNull(reviews.answer)))
    .returning({ ...ownColumns, email: reviews.email, language: reviews.language })
  return rows.map(toReview)[0]
}

export async function selectIsShown(db: Db, id: number, supplierId: number): Promise<boolean> {
  return (await db.$count(reviews, and(eq(reviews.id, id), ofSupplier(supplierId)))) > 0
}

export async function selectIsPublished(db: Db, id: number): Promise<boolean> {
  return (await db.$count(reviews, and(eq(reviews.id, id), eq(reviews.status, 'publicada')))) > 0
}

export async function insertReport(
  db: Db,
  report: { review_id: number; motivo: ReviewReportReason; texto: string; created_at: Date },
): Promise<void> {
  await db.insert(reviewReports).values(report)
}
