import {
  answerReview,
  askReviewLink,
  createReview,
  decideReview,
  listOwnReviews,
  listReviewQueue,
  listReviews,
  readReviewLink,
  reportReview,
} from 'contract/reviews'
import { recordListView } from '../audit/service.ts'
import type { App } from '../http/parts.ts'
import { route } from '../http/route.ts'
import { selectQueue, selectQueueCount } from './queries-queue.ts'
import { sendLinkAgain } from './service-invites.ts'
import { decide } from './service-moderation.ts'
import { answer, readLink, readOwn, readReviews, receiveReport, write } from './service.ts'

export function reviewRoutes(app: App): void {
  route(app, readReviewLink, ({ body }, context) => readLink(context, body.token))
  route(app, askReviewLink, ({ body }, context) => sendLinkAgain(context, body))
  route(app, createReview, ({ body }, context) => write(context, body))
  route(app, listReviews, ({ params, query }, context) => readReviews(context, params.slug, query))
  route(app, reportReview, ({ params, body }, context) => receiveReport(context, params.id, body))
  route(app, listOwnReviews, ({ query }, context) => readOwn(context, query))
  route(app, answerReview, ({ params, body }, context) => answer(context, params.id, body.texto))

  route(app, listReviewQueue, async ({ query }, context) => {
    const { db } = context
    await recordListView(context, 'avaliacoes', query)
    return { data: await selectQueue(db, query), total: await selectQueueCount(db, query.status) }
  })
  route(app, decideReview, ({ params, body }, context) => decide(context, params.id, body))
}
