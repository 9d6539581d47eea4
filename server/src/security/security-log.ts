import type { ErrorCode } from 'contract/errors'
import type { FastifyRequest } from 'fastify'
import { type DestinationStream, pino } from 'pino'
import { shortened } from '../http/network.ts'

export type SecurityEvent =
  | 'login'
  | 'login-failed'
  | 'login-code-asked'
  | 'second-factor-failed'
  | 'proof-asked'
  | 'limit-reached'
  | 'refused'
  | 'cross-site'
  | 'password-changed'
  | 'email-changed'
  | 'provider-linked'
  | 'second-factor-changed'
  | 'export'

type Facts = { account?: number | null | undefined; request: Pick<FastifyRequest, 'id' | 'ip'> }

/**
 * What somebody who watches over the product asks for: who came in, who did not, who was stopped,
 * who took data along. By the account's number and the network, never by name, e-mail or whole address.
 */
export type SecurityLog = (event: SecurityEvent, facts: Facts) => void

/** JSON lines with `"log":"security"`: on standard output, or alone in a file (SECURITY_LOG). */
export function makeSecurityLog(to?: string | DestinationStream): SecurityLog {
  const options = {
    base: { log: 'security' },
    timestamp: pino.stdTimeFunctions.isoTime,
  }
  const destination = typeof to === 'string' ? pino.destination({ dest: to, mkdir: true }) : to
  const log = destination ? pino(options, destination) : pino(options)
  return (event, { account, request }) =>
    log.info({
      event,
      account: account ?? null,
      network: shortened(request.ip),
      request: request.id,
    })
}

/** The refusals that are events of security, whatever call they answer. */
const refusals: Partial<Record<ErrorCode, SecurityEvent>> = {
  LOGIN_FAILED: 'login-failed',
  SIGN_IN_REFUSED: 'login-failed',
  PASSWORD_WRONG: 'login-failed',
  LOGIN_CODE_REQUIRED: 'login-code-asked',
  SECOND_FACTOR_WRONG: 'second-factor-failed',
  PASSKEY_REFUSED: 'second-factor-failed',
  PASSKEY_UNKNOWN: 'second-factor-failed',
  TOO_MANY_REQUESTS: 'limit-reached',
  IDENTITY_PROOF_REQUIRED: 'refused',
  PROOF_OF_WORK_REQUIRED: 'proof-asked',
  FORBIDDEN: 'refused',
  CROSS_SITE: 'cross-site',
}

export const refusalEvent = (code: ErrorCode): SecurityEvent | undefined => refusals[code]
