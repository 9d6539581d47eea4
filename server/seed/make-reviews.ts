import type { Db } from '../src/database/db.ts'
import { reviewReports, reviews } from '../src/tables/reviews.ts'

type MadeReview = Partial<typeof reviews.$inferInsert> & {
  contato: number
  qualidade: number
  prazo: number
  reported?: { motivo: string; texto: string }
}

let writers = 0

/** Published unless said otherwise; each by another person. */
export async function makeReviews(
  db: Db,
  supplierId: number,
  rows: readonly MadeReview[],
): Promise<number[]> {
  const ids: number[] = []
  for (const { reported, ...row } of rows) {
    writers++
    const [made] = await db
      .insert(reviews)
      .values({
        supplier_id: supplierId,
        nome: `Pessoa ${writers}`,
        email: `pessoa${writers}@hospital.example`,
        texto: 'Atenderam bem e entregaram o combinado.',
        status: 'publicada',
        created_at: new Date(),
        ...row,
      })
      .returning({ id: reviews.id, created_at: reviews.created_at })
    if (!made) throw new Error('no review was inserted')
    ids.push(made.id)
    if (reported) {
      await db
        .insert(reviewReports)
        .values({ ...reported, review_id: made.id, created_at: made.created_at })
    }
  }
  return ids
}
