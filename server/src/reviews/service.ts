import type { OwnReview, ReviewForm, ReviewPage, ReviewReportForm } from 'contract/reviews'
import { planHas } from 'contract/rules/plans'
import { ratingOf, type ReviewStatus } from 'contract/rules/reviews'
import type { Db } from '../database/db.ts'
import { AppError } from '../http/errors.ts'
import type { Context, SessionContext } from '../http/parts.ts'
import { idAtAddress } from '../suppliers/service-page.ts'
import { answeredMail, writtenMail } from './mail.ts'
import {
  insertReport,
  insertReview,
  selectAspects,
  selectIsShown,
  selectIsPublished,
  selectOwn,
  selectOwnCount,
  selectPublished,
  selectReviewed,
  updateAnswer,
} from './queries.ts'
import { mustWait } from './rules.ts'
import { invitedBy, isOwnOf } from './service-invites.ts'

export async function readLink(context: Context, token: string) {
  const { supplier_nome, slug, nome, asked_at, written } = await invitedBy(
    context,
    context.db,
    token,
  )
  return {
    supplier: { nome: supplier_nome, slug },
    nome,
    asked_at: asked_at.toISOString(),
    written,
  }
}

/** The link came by e-mail: whoever holds it has confirmed the address. */
export async function write(
  context: Context,
  { token, ...review }: ReviewForm & { token: string },
): Promise<{ status: ReviewStatus }> {
  const { transaction, clock, session, events } = context
  const written = await transaction(async (db) => {
    const invited = await invitedBy(context, db, token)
    const { supplier_id, email, request_id, language: writtenIn } = invited
    if (session?.supplierId === supplier_id || (await isOwnOf(db, invited))) {
      throw new AppError('REVIEW_OWN')
    }
    const status: ReviewStatus = mustWait(review.texto) ? 'espera' : 'publicada'
    const by = { supplier_id, email, contact_request_id: request_id, language: writtenIn }
    const id = await insertReview(db, { ...review, ...by, status, created_at: clock.now() })
    if (id === undefined) throw new AppError('REVIEW_WRITTEN')
    if (status === 'publicada') await tellReviewed(db, context, supplier_id, review)
    return { status }
  })
  if (written.status === 'espera') events.publish('attendance', 0)
  return written
}

/** Once it is shown, which may be after administrators looked at it. */
export async function tellReviewed(
  db: Db,
  { mail, settings }: Pick<Context, 'mail' | 'settings'>,
  supplierId: number,
  review: Parameters<typeof writtenMail>[1],
): Promise<void> {
  const supplier = await selectReviewed(db, supplierId)
  if (!supplier) return
  await mail.send(db, writtenMail(supplier, review, settings.publicUrl))
}

export async function readReviews(
  { db }: Pick<Context, 'db'>,
  slug: string,
  { limit, cursor }: { limit: number; cursor?: number | undefined },
): Promise<ReviewPage> {
  const supplier = await selectReviewed(db, await idAtAddress(db, slug))
  if (!supplier) throw new AppError('NOT_FOUND')
  if (!planHas(supplier.plan, 'reviewsLink')) {
    return { rating: null, aspects: null, data: [], nextCursor: null }
  }
  const rows = await selectPublished(db, supplier.id, { limit: limit + 1, below: cursor })
  const data = rows.slice(0, limit)
  const rating = ratingOf(supplier)
  return {
    rating,
    aspects: rating && (await selectAspects(db, supplier.id)),
    data,
    nextCursor: rows.length > limit ? String(data.at(-1)?.id) : null,
  }
}

export async function receiveReport(
  { db, clock, events }: Pick<Context, 'db' | 'clock' | 'events'>,
  id: number,
  { motivo, texto }: ReviewReportForm,
): Promise<{ received: true }> {
  if (!(await selectIsPublished(db, id))) throw new AppError('NOT_FOUND')
  await insertReport(db, { review_id: id, motivo, texto, created_at: clock.now() })
  events.publish('attendance', 0)
  return { received: true }
}

async function ownSupplier({ db, session }: SessionContext) {
  const supplier = session.supplierId && (await selectReviewed(db, session.supplierId))
  if (!supplier) throw new AppError('NOT_FOUND')
  return supplier
}

export async function readOwn(context: SessionContext, page: { skip: number; limit: number }) {
  const { db } = context
  const supplier = await ownSupplier(context)
  return {
    data: await selectOwn(db, supplier.id, page),
    total: await selectOwnCount(db, supplier.id),
    slug: supplier.slug,
    average:
      supplier.review_average === null ? null : Math.round(supplier.review_average * 10) / 10,
    published: supplier.review_count,
    shown: planHas(supplier.plan, 'reviewsLink'),
  }
}

/** Of two answers at once one stays, and it is not changed afterwards. */
export async function answer(
  context: SessionContext,
  id: number,
  texto: string,
): Promise<OwnReview> {
  const { transaction, clock, mail, settings } = context
  const supplier = await ownSupplier(context)
  return transaction(async (db) => {
    const own = { id, supplierId: supplier.id }
    const answered = await updateAnswer(db, own, { answer: texto, answered_at: clock.now() })
    if (!answered) {
      const isShown = await selectIsShown(db, id, supplier.id)
      throw new AppError(isShown ? 'REVIEW_ANSWERED' : 'NOT_FOUND')
    }
    const { email, language, ...review } = answered
    await mail.send(db, answeredMail(supplier, { email, language }, texto, settings.publicUrl))
    return review
  })
}
