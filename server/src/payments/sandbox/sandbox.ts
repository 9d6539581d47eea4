import { createHmac } from 'node:crypto'
import Fastify, { type FastifyInstance } from 'fastify'
import { AppError } from '../../http/errors.ts'
import type { Logger } from '../../http/log.ts'
import type { Clock } from '../../jobs/clock.ts'
import type { Database } from '../../database/db.ts'
import { everyPrice, type StripeAccount } from '../payments.ts'
import { parseForm, speakStripe } from './api.ts'
import { passTime } from './checkout.ts'
import { type Ledger, type LedgerContext, newId, seconds } from './ledger.ts'
import { insertLedger, selectLedger, selectLedgerForUpdate, updateLedger } from './ledgers.ts'
import { stripeRoutes } from './routes.ts'

export const sandboxPrices = everyPrice((plan, period) => `sandbox_${plan}_${period}`)

/**
 * A Stripe without money, in this process: the part of its API that the product uses, answered from
 * ledgers in the database. The product talks to it with Stripe's own library and hears of it through
 * the same webhook. What a buyer does on Stripe's pages is done on the product's pages at /sandbox.
 * Production refuses to start with it.
 */
export type PaymentSandbox = {
  account: StripeAccount
  /** Not listening yet. */
  server: FastifyInstance
  listen(): Promise<void>
  close(): Promise<void>
  /** By the id of the customer or of anything of theirs; throws NOT_FOUND. */
  find(id: string): Promise<LedgerContext>
  /** Something happens to a customer, one thing at a time. */
  act<T>(id: string, work: (context: LedgerContext) => T): Promise<T>
  sign(event: object, at?: Date): Promise<{ payload: string; signature: string }>
}

export type SandboxOptions = {
  database: Database
  clock: Clock
  log: Logger
  publicUrl: string
  webhookSecret: string
}

export function makeSandbox(options: SandboxOptions): PaymentSandbox {
  const { database, clock, log, publicUrl, webhookSecret } = options
  const account = {
    provider: 'sandbox' as const,
    secretKey: newId('sk_sandbox'),
    webhookSecret,
    prices: sandboxPrices,
    apiBase: '',
  }
  const server = Fastify({
    forceCloseConnections: true,
    routerOptions: { querystringParser: parseForm },
  })

  const contextOf = (ledger: Ledger | undefined): LedgerContext => {
    if (!ledger) throw new AppError('NOT_FOUND')
    return { ledger, now: clock.now(), prices: sandboxPrices }
  }

  const act: PaymentSandbox['act'] = (id, work) =>
    database.transaction(async (db) => {
      const context = contextOf(await selectLedgerForUpdate(db, id))
      const result = work(context)
      await updateLedger(db, context.ledger)
      return result
    })

  const change: PaymentSandbox['act'] = (id, work) =>
    act(id, (context) => {
      passTime(context)
      return work(context)
    })

  speakStripe(server, account.secretKey, log)
  stripeRoutes(server, {
    change,
    async read(id, work) {
      const context = contextOf(await selectLedger(database.db, id))
      return passTime(context) ? change(id, work) : work(context)
    },
    addLedger: (ledger) => insertLedger(database.db, ledger),
    // Ids are in the addresses of its pages: only who is sent there may know them.
    idFor: (key) => createHmac('sha256', webhookSecret).update(key).digest('hex').slice(0, 24),
    pages: `${publicUrl}/sandbox`,
  })

  return {
    account,
    server,
    async listen() {
      account.apiBase = await server.listen({ port: 0, host: '127.0.0.1' })
    },
    close: () => server.close(),
    find: async (id) => contextOf(await selectLedger(database.db, id)),
    act,
    async sign(event, at = clock.now()) {
      const { Stripe } = await import('stripe')
      const payload = JSON.stringify(event)
      const signature = Stripe.webhooks.generateTestHeaderString({
        payload,
        secret: webhookSecret,
        timestamp: seconds(at),
      })
      return { payload, signature }
    },
  }
}
