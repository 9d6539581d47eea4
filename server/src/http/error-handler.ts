import { errorTable } from 'contract/errors'
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import { isUnavailable } from '../database/db.ts'
import { AppError, problemOf } from './errors.ts'
import type { App } from './parts.ts'
import { refusalEvent } from '../security/security-log.ts'

/** What Fastify and its plugins throw, as codes of ours. */
function asAppError(error: FastifyError | AppError): AppError | undefined {
  if (error instanceof AppError) return error
  switch (error.statusCode) {
    case 400:
      return new AppError('INVALID_INPUT')
    case 404:
      return new AppError('NOT_FOUND')
    case 413:
      return new AppError('PAYLOAD_TOO_LARGE')
    case 414:
    case 431:
      return new AppError('INVALID_INPUT')
    case 415:
      return new AppError('UNSUPPORTED_MEDIA_TYPE')
    case 429:
      return new AppError('TOO_MANY_REQUESTS')
    default:
      return undefined
  }
}

export function sendProblem(request: FastifyRequest, reply: FastifyReply, error: AppError) {
  if (error.retryAfter !== undefined) reply.header('retry-after', String(error.retryAfter))
  return reply
    .code(errorTable[error.code].status)
    .header('cache-control', 'no-store')
    .type('application/problem+json; charset=utf-8')
    .send(JSON.stringify(problemOf(error, request.id)))
}

export function answerErrorsAsProblems(app: App): void {
  app.setErrorHandler((error: FastifyError | AppError, request, reply) => {
    const known = asAppError(error)
    const event = known && refusalEvent(known.code)
    if (event) {
      const account = known.account ?? request.accountId
      app.parts.securityLog(event, { account, request })
    }
    if (known) return sendProblem(request, reply, known)
    if (isUnavailable(error)) {
      request.log.warn({ err: error }, 'the database is not available')
      return sendProblem(request, reply, new AppError('UNAVAILABLE', { retryAfter: 2 }))
    }
    request.log.error({ err: error }, 'unexpected error')
    return sendProblem(request, reply, new AppError('UNEXPECTED'))
  })
}
