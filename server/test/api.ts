import { type Challenge, solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import { type Address, type InputOf, methodOf, type ReplyOf, urlOf } from 'contract/endpoint'
import type { Problem } from 'contract/errors'
import { usualHours } from '../src/jobs/business-hours.ts'
import { getProofChallenge, proofHeader } from 'contract/proof'
import { login } from 'contract/session'
import { randomBytes } from 'node:crypto'
import { rm } from 'node:fs/promises'
import { pino } from 'pino'
import { afterAll, afterEach, beforeAll, beforeEach, expect } from 'vitest'
import { buildApp } from '../src/app.ts'
import type { Database, Db } from '../src/database/db.ts'
import { diskFiles } from '../src/files/files.ts'
import { localEvents } from '../src/database/events.ts'
import { outboxMailer } from '../src/mail/outbox.ts'
import type { App, Parts } from '../src/http/parts.ts'
import { makeSandbox, type PaymentSandbox } from '../src/payments/sandbox/sandbox.ts'
import { stripePayments } from '../src/payments/stripe.ts'
import { makeSecurityLog } from '../src/security/security-log.ts'
import { identityProviders } from '../src/security/identity-providers.ts'
import { makeThrottle } from '../src/security/throttle.ts'
import { makeVault } from '../src/security/vault.ts'
import { emptyTables, openTestDatabase } from './database.ts'
import { makeTestFolder } from './folder.ts'
import { shareCheapPassword, testPassword } from '../seed/make.ts'

type Answer<E> = {
  status: number
  reply: ReplyOf<E>
  problem: Problem
  headers: Record<string, string>
}

/** A person with a browser: keeps the cookies. */
export type Caller = {
  call<const E extends Address>(endpoint: E, input?: InputOf<E>): Promise<Answer<E>>
  /** For what the contract's types would refuse. */
  raw(request: {
    method: 'GET' | 'POST' | 'PUT' | 'DELETE'
    url: string
    payload?: string | object | Buffer
    headers?: Record<string, string>
  }): Promise<Answer<Address>>
  cookie: string
}

export type TestApi = {
  app: App
  db: Db
  parts: Parts
  database: Database
  /** The Stripe of the tests. */
  sandbox: PaymentSandbox
  clock: { now(): Date; set(time: string | Date): void; advance(seconds: number): void }
  /** Somebody with a browser of their own, at this address. */
  visitor(from?: string): Caller
  as(email: string, password?: string): Promise<Caller>
  /** What the security log holds since the test began. */
  securityEvents(): Record<string, unknown>[]
  /** Unexpected errors that a test provokes on purpose; any other fails the test. */
  expectLogged(message: string): void
}

const testUrl = 'http://127.0.0.1:3000'
const startOfTests = '2026-11-15T12:00:00Z'

function makeTestClock() {
  let time = new Date(startOfTests)
  return {
    now: () => new Date(time),
    set(value: string | Date) {
      time = new Date(value)
    },
    advance(seconds: number) {
      time = new Date(time.getTime() + seconds * 1000)
    },
  }
}

type TestApiOptions = {
  /**
   * Building the app takes longer than most tests. A file whose routes remember nothing shares one:
   * its limits per address start afresh with another address in each test.
   */
  oneApp?: boolean
  /** What every test of the file finds in the database, put there once: its tests leave it as it is. */
  arrange?: (api: TestApi) => Promise<void>
  /** Before the sandbox listens. */
  watchSandbox?: (sandbox: PaymentSandbox) => void
}

/** The whole app on a real database, emptied before each test unless it is arranged once. */
export function testApi(
  settings: Partial<Parts['settings']> = {},
  { oneApp = false, arrange, watchSandbox }: TestApiOptions = {},
): TestApi {
  const clock = makeTestClock()
  const errors: string[] = []
  const securityLines: string[] = []
  const log = pino({ level: 'error' }, { write: (line: string) => void errors.push(line) })
  const api = { clock } as TestApi
  let folder = ''
  let tests = 0

  beforeAll(async () => {
    shareCheapPassword()
    api.database = await openTestDatabase()
    api.db = api.database.db
    await emptyTables(api.db)
    folder = await makeTestFolder('files')
    const publicUrl = settings.publicUrl ?? testUrl
    api.sandbox = makeSandbox({
      database: api.database,
      clock,
      log,
      publicUrl,
      webhookSecret: 'whsec_of_the_tests',
    })
    watchSandbox?.(api.sandbox)
    await api.sandbox.listen()
    api.parts = {
      database: api.database,
      clock,
      log,
      securityLog: makeSecurityLog({ write: (line) => void securityLines.push(line) }),
      mail: outboxMailer,
      vault: makeVault([randomBytes(32)]),
      throttle: await makeThrottle(api.db, clock, settings.rateLimitScale ?? 1),
      files: diskFiles(folder),
      events: localEvents(),
      payments: stripePayments(api.sandbox.account, log),
      paymentSandbox: api.sandbox,
      languageModel: null,
      identityProviders: identityProviders({
        configured: {},
        production: settings.production ?? false,
        publicUrl,
        clock,
        log,
      }),
      settings: {
        production: false,
        publicUrl,
        supportPhone: '(11) 4000-2026',
        rateLimitScale: 1,
        proofRounds: 4,
        secureCookies: false,
        attendanceHours: usualHours,
        ...settings,
      },
    }
    await arrange?.(api)
  })

  beforeEach(async () => {
    clock.set(startOfTests)
    errors.length = 0
    securityLines.length = 0
    if (!arrange) await emptyTables(api.db)
    api.parts.throttle = await makeThrottle(api.db, clock, api.parts.settings.rateLimitScale)
    tests++
    // A new app per test: limits per address start afresh.
    if (!oneApp || tests === 1) api.app = await buildApp(api.parts, { pages: 'none' })
  })

  afterEach(async () => {
    if (!oneApp) await api.app.close()
    expect(errors, 'unexpected errors were logged').toEqual([])
  })

  afterAll(async () => {
    if (oneApp) await api.app?.close()
    await api.sandbox?.close()
    await api.database?.close()
    if (folder) await rm(folder, { recursive: true, force: true })
  })

  const usualAddress = () => (oneApp ? `10.0.${tests >> 8}.${tests & 255}` : '127.0.0.1')
  api.visitor = (from = usualAddress()) => makeCaller(api, from)
  api.as = async (email, password = testPassword) => {
    const caller = api.visitor()
    const answer = await caller.call(login, { body: { email, password } })
    if (answer.status !== 200) throw new Error(`login as ${email} answered ${answer.status}`)
    return caller
  }
  api.securityEvents = () =>
    securityLines.map((line) => JSON.parse(line) as Record<string, unknown>)
  api.expectLogged = (message) => {
    const at = errors.findIndex((line) => line.includes(message))
    expect(at, `no log line with ${message}`).toBeGreaterThanOrEqual(0)
    errors.splice(at, 1)
  }
  return api
}

/** The work that the challenge asks for, as the header of the call that needs it. */
export async function solveProof(challenge: Challenge): Promise<string> {
  const solution = await solveChallenge({ challenge, deriveKey })
  return Buffer.from(JSON.stringify({ challenge, solution })).toString('base64url')
}

function makeCaller(api: TestApi, from: string): Caller {
  const caller: Caller = {
    cookie: '',
    async call(endpoint, input) {
      const request = {
        method: methodOf(endpoint),
        url: `/api${urlOf(endpoint, input as { params?: unknown; query?: unknown })}`,
        ...((input as { body?: object } | undefined)?.body
          ? { payload: (input as { body: object }).body }
          : {}),
      }
      const answer = await caller.raw(request)
      if (answer.status !== 428) return answer as never
      // As the pages do.
      const challenge = await caller.raw({ method: 'GET', url: `/api${urlOf(getProofChallenge)}` })
      const headers = { [proofHeader]: await solveProof(challenge.reply as Challenge) }
      return (await caller.raw({ ...request, headers })) as never
    },
    async raw({ method, url, payload, headers }) {
      const response = await api.app.inject({
        method,
        url,
        remoteAddress: from,
        ...(payload === undefined ? {} : { payload }),
        headers: { ...(caller.cookie ? { cookie: caller.cookie } : {}), ...headers },
      })
      for (const { name, value } of response.cookies) {
        const others = caller.cookie.split('; ').filter((kept) => !kept.startsWith(`${name}=`))
        caller.cookie = [...others, ...(value ? [`${name}=${value}`] : [])]
          .filter(Boolean)
          .join('; ')
      }
      const isJson = String(response.headers['content-type'] ?? '').includes('json')
      const body: unknown = isJson && response.body ? response.json() : response.body
      return {
        status: response.statusCode,
        reply: body as never,
        problem: body as Problem,
        headers: response.headers as Record<string, string>,
      }
    },
  }
  return caller
}
