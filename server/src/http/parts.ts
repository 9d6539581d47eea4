import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { BusinessHours } from '../jobs/business-hours.ts'
import type { Clock } from '../jobs/clock.ts'
import type { Database, Db } from '../database/db.ts'
import type { Files } from '../files/files.ts'
import type { Events } from '../database/events.ts'
import type { IdentityProviders } from '../security/identity-providers.ts'
import type { LanguageModel } from './language-model.ts'
import type { Logger } from './log.ts'
import type { Mailer } from '../mail/outbox.ts'
import type { Payments } from '../payments/payments.ts'
import type { PaymentSandbox } from '../payments/sandbox/sandbox.ts'
import type { SecurityLog } from '../security/security-log.ts'
import type { Throttle } from '../security/throttle.ts'
import type { Vault } from '../security/vault.ts'

/** Who is calling, read from the database at each request. */
export type Session = {
  id: number
  accountId: number
  /** The freelancer's own id or the company's; null for administrators and owners without one. */
  supplierId: number | null
  tipo: 'Freelancer' | 'PF' | 'Admin'
}

export type Settings = {
  production: boolean
  publicUrl: string
  supportPhone: string
  /** Shown beside the phone; not at all when absent. */
  supportEmail?: string | undefined
  rateLimitScale: number
  /** How much a browser works for a proof (proof-of-work.ts). */
  proofRounds: number
  /** https: cookies get the __Host- prefix and Secure. */
  secureCookies: boolean
  /** Company registry and postcode service of the lookups; off when absent. */
  cnpjApiUrl?: string | undefined
  cepApiUrl?: string | undefined
  /** When people answer the chat. */
  attendanceHours: BusinessHours
}

/** What every slice is given. */
export type Parts = {
  database: Database
  clock: Clock
  log: Logger
  securityLog: SecurityLog
  vault: Vault
  mail: Mailer
  throttle: Throttle
  payments: Payments
  /** Whom the payments go to without Stripe's keys; never in production. */
  paymentSandbox: PaymentSandbox | null
  files: Files
  events: Events
  /** Null when none is configured: then the assistant answers from the directory alone. */
  languageModel: LanguageModel | null
  identityProviders: IdentityProviders
  settings: Settings
}

/** What a handler receives beside its parsed input. */
export type Context = Omit<Parts, 'database' | 'paymentSandbox'> & {
  db: Db
  /** For what may be a moment old: a copy of the database when one is configured. */
  readDb: Db
  transaction: Database['transaction']
  session: Session | null
  request: FastifyRequest
  reply: FastifyReply
}

/** The context of an endpoint that only someone logged in reaches. */
export type SessionContext = Context & { session: Session }

declare module 'fastify' {
  interface FastifyRequest {
    /** Of the session that the call came with; null before it is known, and for a visitor. */
    accountId: number | null
  }
  interface FastifyInstance {
    parts: Parts
    /** A `passive` request does not prolong it. */
    findSession(request: FastifyRequest, passive: boolean): Promise<Session | null>
    /** Whether it has not ended meanwhile. Asking is no use of it: an idle session still ends. */
    isSessionOpen(session: Session): Promise<boolean>
  }
}

export type App = FastifyInstance
