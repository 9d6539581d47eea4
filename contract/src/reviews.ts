export type * from './schemas/reviews.ts'

/** By POST, so that no log of addresses holds the token. */
export const readReviewLink = 'POST /v1/reviews/link/read' as const
export const askReviewLink = 'POST /v1/reviews/link' as const
export const createReview = 'POST /v1/reviews' as const
export const listReviews = 'GET /v1/reviews/suppliers/{slug}' as const
export const reportReview = 'POST /v1/reviews/{id}/reports' as const
export const listOwnReviews = 'GET /v1/reviews/own' as const
export const answerReview = 'PUT /v1/reviews/{id}/answer' as const
export const listReviewQueue = 'GET /v1/reviews/queue' as const
export const decideReview = 'PUT /v1/reviews/{id}/decision' as const
