import { type ErrorCode, errorTable, type Problem } from 'contract/errors'

/** An error that the caller is meant to see. Everything else is logged and answered UNEXPECTED. */
export class AppError extends Error {
  readonly code: ErrorCode
  readonly fields: Record<string, string[]> | undefined
  readonly detail: string | undefined
  readonly retryAfter: number | undefined
  /** Whom it is about, for the security log; it never reaches the caller. */
  readonly account: number | undefined

  constructor(
    code: ErrorCode,
    more: {
      fields?: Record<string, string[]>
      detail?: string
      retryAfter?: number
      account?: number | undefined
    } = {},
  ) {
    super(code)
    this.code = code
    this.fields = more.fields
    this.detail = more.detail
    this.retryAfter = more.retryAfter
    this.account = more.account
  }
}

export function problemOf(error: AppError, requestId?: string): Problem {
  const { status, detail } = errorTable[error.code]
  return {
    type: 'about:blank',
    title: error.code,
    status,
    code: error.code,
    detail: error.detail ?? detail,
    ...(requestId ? { requestId } : {}),
    ...(error.fields ? { errors: error.fields } : {}),
  }
}
