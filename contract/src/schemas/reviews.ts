import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import * as at from '../reviews.ts'
import {
  count,
  honeypot,
  id,
  line,
  linkToken,
  requiredLine,
  senderName,
  slug,
} from '../rules/fields.ts'
import { message } from '../rules/messages.ts'
import { supplierKinds } from '../rules/plans.ts'
import { reviewReportReasons, reviewStatuses } from '../rules/reviews.ts'
import { MailedLinkForm } from './mailed-link.ts'
import { PageQuery } from './paging.ts'

const text = z.nullable(z.string())
const token = linkToken()

const Rating = z.object({ average: z.number(), count: z.number() })

const stars = () =>
  z
    .number(message('Dê de uma a cinco estrelas.'))
    .check(z.int(), z.gte(1, message('Dê de uma a cinco estrelas.')), z.lte(5))

const reviewText = requiredLine(2000).check(
  z.minLength(10, message('Conte em pelo menos 10 caracteres.')),
)

export const ReviewForm = z.object({
  /** As it is shown: a person's name, or an institution's. */
  nome: senderName(80),
  contato: stars(),
  qualidade: stars(),
  prazo: stars(),
  texto: reviewText,
})

export type ReviewForm = z.infer<typeof ReviewForm>

export const readReviewLink = endpoint(at.readReviewLink, {
  summary: 'Whom a personal link reviews, and whether it was used',
  access: 'public',
  body: z.object({ token }),
  reply: z.object({
    supplier: z.object({ nome: z.string(), slug: z.string() }),
    nome: z.string(),
    asked_at: z.string(),
    written: z.boolean(),
  }),
  limit: { max: 60, perSeconds: 10 * 60 },
  errors: ['REVIEW_LINK_INVALID', 'TOO_MANY_REQUESTS'],
})

export const askReviewLink = endpoint(at.askReviewLink, {
  summary:
    'Mails the personal link to who asked this supplier for contact; the same answer for all',
  access: 'public',
  body: z.extend(MailedLinkForm, { slug: slug() }),
  reply: z.object({ sent: z.literal(true) }),
  limit: { max: 10, perSeconds: 60 * 60 },
  errors: ['NOT_FOUND', 'TOO_MANY_REQUESTS'],
})

export const createReview = endpoint(at.createReview, {
  summary: 'Writes the review of a personal link, once',
  access: 'public',
  body: z.extend(ReviewForm, { token }),
  reply: z.object({ status: z.enum(reviewStatuses) }),
  limit: { max: 20, perSeconds: 60 * 60 },
  errors: ['REVIEW_LINK_INVALID', 'REVIEW_WRITTEN', 'REVIEW_OWN', 'TOO_MANY_REQUESTS'],
})

const review = {
  id: z.number(),
  nome: z.string(),
  contato: z.number(),
  qualidade: z.number(),
  prazo: z.number(),
  texto: z.string(),
  created_at: z.string(),
  answer: text,
  answered_at: text,
}

export const Review = z.object(review)

export type Review = z.infer<typeof Review>

/** `aspects`: the average of each; null like the rating while there are too few. */
export const ReviewPage = z.object({
  rating: z.nullable(Rating),
  aspects: z.nullable(z.object({ contato: z.number(), qualidade: z.number(), prazo: z.number() })),
  data: z.array(Review),
  nextCursor: text,
})

export type ReviewPage = z.infer<typeof ReviewPage>

export const listReviews = endpoint(at.listReviews, {
  summary: 'The published reviews of a supplier whose plan shows them, newest first',
  access: 'public',
  params: z.object({ slug: slug() }),
  query: z.object({
    limit: count({ min: 1, max: 50, default: 10 }),
    cursor: z.optional(id()),
  }),
  reply: ReviewPage,
  limit: { max: 240, perSeconds: 60 },
  errors: ['NOT_FOUND', 'TOO_MANY_REQUESTS'],
})

export const ReviewReportForm = z.object({
  motivo: z.enum(reviewReportReasons, message('Escolha um motivo.')),
  texto: z._default(line(2000), ''),
  website: honeypot(),
})

export type ReviewReportForm = z.infer<typeof ReviewReportForm>

export const reportReview = endpoint(at.reportReview, {
  summary: 'Reports a published review to the administrators',
  access: 'public',
  params: z.object({ id: id() }),
  body: ReviewReportForm,
  reply: z.object({ received: z.literal(true) }),
  limit: { max: 10, perSeconds: 60 * 60 },
  errors: ['NOT_FOUND', 'TOO_MANY_REQUESTS'],
})

/** As the supplier sees it: also what waits or was removed, and why. */
export const OwnReview = z.object({
  ...review,
  status: z.enum(reviewStatuses),
  decision_reason: z.nullable(z.enum(reviewReportReasons)),
})

export type OwnReview = z.infer<typeof OwnReview>

export const listOwnReviews = endpoint(at.listOwnReviews, {
  summary: 'The reviews of the own supplier, on every plan, newest first',
  access: 'supplier',
  query: PageQuery,
  reply: z.object({
    data: z.array(OwnReview),
    total: z.number(),
    slug: z.string(),
    /** Of the published ones, however few. */
    average: z.nullable(z.number()),
    published: z.number(),
    /** Whether the plan shows them to visitors. */
    shown: z.boolean(),
  }),
  errors: ['NOT_FOUND'],
})

export const ReviewAnswerForm = z.object({ texto: requiredLine(2000) })

export type ReviewAnswerForm = z.infer<typeof ReviewAnswerForm>

export const answerReview = endpoint(at.answerReview, {
  summary: 'The one public answer of the supplier',
  access: 'supplier',
  params: z.object({ id: id() }),
  body: ReviewAnswerForm,
  reply: OwnReview,
  errors: ['NOT_FOUND', 'REVIEW_ANSWERED'],
})

const ReviewReport = z.object({
  id: z.number(),
  motivo: z.enum(reviewReportReasons),
  texto: z.string(),
  created_at: z.string(),
  /** When it was decided on; null while it is open. */
  closed_at: text,
})

export const QueuedReview = z.object({
  ...review,
  email: z.string(),
  status: z.enum(reviewStatuses),
  supplier: z.object({
    id: z.number(),
    nome: z.string(),
    slug: z.string(),
    kind: z.enum(supplierKinds),
    /** Whether its page can be opened. */
    visible: z.boolean(),
  }),
  reports: z.array(ReviewReport),
  decision: z.nullable(z.enum(['manter', 'remover'])),
  decision_reason: z.nullable(z.enum(reviewReportReasons)),
  decision_note: text,
  decided_at: text,
})

export type QueuedReview = z.infer<typeof QueuedReview>

export const listReviewQueue = endpoint(at.listReviewQueue, {
  summary: 'Reviews that wait or were reported, oldest first; decided ones newest first',
  access: 'admin',
  query: z.extend(PageQuery, { status: z._default(z.enum(['aberta', 'decidida']), 'aberta') }),
  reply: z.object({ data: z.array(QueuedReview), total: z.number() }),
})

export const ReviewDecision = z.object({
  decision: z.enum(['manter', 'remover'], message('Valor inválido.')),
  motivo: z.enum(reviewReportReasons, message('Escolha um motivo.')),
  note: requiredLine(500),
})

export type ReviewDecision = z.infer<typeof ReviewDecision>

export const decideReview = endpoint(at.decideReview, {
  summary: 'Keeps a review or removes it, with a reason that goes into the audit log',
  access: 'admin',
  params: z.object({ id: id() }),
  body: ReviewDecision,
  reply: QueuedReview,
  errors: ['NOT_FOUND', 'REVIEW_DECIDED'],
})
