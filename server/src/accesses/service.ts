import { createHash } from 'node:crypto'
import type { AccessSummary, ClickInput } from 'contract/accesses'
import { spansOf, summaryPeriods } from 'contract/rules/access-periods'
import { dayOf } from 'contract/rules/calendar'
import { planHas, type SupplierKind } from 'contract/rules/plans'
import { keptSince } from 'contract/rules/retention'
import { isbot } from 'isbot'
import type * as z from 'zod/mini'
import { placeOfAddress } from '../lookups/service.ts'
import type { Database, Db } from '../database/db.ts'
import { AppError } from '../http/errors.ts'
import { networkOf } from '../http/network.ts'
import type { Context, SessionContext } from '../http/parts.ts'
import { CompressedBody } from '../http/compressed-body.ts'
import {
  type Click,
  deleteVisitsBefore,
  insertClicks,
  selectAccessList,
  selectSums,
  selectSupplier,
} from './queries.ts'

export type ClickIntake = {
  /** Resolves when the click is stored: true when the directory shows that supplier. */
  add(click: Click): Promise<boolean>
}

const mostAtOnce = 500
const longestQueue = 5_000

/**
 * Writes clicks together: while one batch is being stored the next gathers, so that a rush costs
 * few statements and a single click does not wait. A click is answered only once it is stored.
 */
export function makeClickIntake(database: Database): ClickIntake {
  type Waiting = { click: Click; resolve(shown: boolean): void; reject(error: unknown): void }
  let queue: Waiting[] = []
  let writing = false

  async function write(): Promise<void> {
    writing = true
    while (queue.length > 0) {
      const batch = queue.slice(0, mostAtOnce)
      queue = queue.slice(mostAtOnce)
      try {
        const shown = await insertClicks(
          database.db,
          batch.map(({ click }) => click),
        )
        for (const [index, { resolve }] of batch.entries()) resolve(shown.has(index))
      } catch (error) {
        for (const { reject } of batch) reject(error)
      }
    }
    writing = false
  }

  return {
    add(click) {
      if (queue.length >= longestQueue) throw new AppError('UNAVAILABLE', { retryAfter: 2 })
      const stored = new Promise<boolean>((resolve, reject) => {
        queue.push({ click, resolve, reject })
      })
      if (!writing) void write()
      return stored
    },
  }
}

export async function countClick(
  context: Context,
  intake: ClickIntake,
  input: z.output<typeof ClickInput>,
): Promise<void> {
  const { clock } = context
  const at = clock.now()
  const shown = await intake.add({
    supplierId: input.id_busness,
    kind: input.typeUser,
    visitor: visitorOf(context, input.id_busness),
    at,
    day: dayOf(at),
    term: tidyTerm(input.search_term),
    ...placeOf(context.request.ip, input),
  })
  if (!shown) throw new AppError('NOT_FOUND')
}

/** Nobody for the owner and for robots: their visits are answered but not counted. */
function visitorOf({ session, request, throttle }: Context, supplierId: number): string {
  if (session) {
    return session.supplierId === supplierId ? '' : throttle.keyOf(`visitor:${session.accountId}`)
  }
  const agent = request.headers['user-agent'] ?? ''
  if (isbot(agent)) return ''
  return throttle.keyOf(`visitor:${networkOf(request.ip)}:${readerOf(agent)}`)
}

const mostReadersPerNetwork = 8

/**
 * Several people share a clinic's address and are told apart by their browsers. Only so many: whoever
 * invents names of browsers must not be counted as a crowd.
 */
const readerOf = (agent: string) =>
  createHash('sha256').update(agent).digest().readUInt32BE() % mostReadersPerNetwork

/** Where the address is; what the client says only fills the gap. The address itself is not kept. */
function placeOf(ip: string, input: z.output<typeof ClickInput>): { city: string; state: string } {
  const place = placeOfAddress(ip)
  if (place) return place
  const state = tidy(input.state, 60).toUpperCase()
  return { city: tidy(input.city, 120), state: /^[A-Z]{2}$/.test(state) ? state : '' }
}

/** As terms are counted and shown. */
export const tidyTerm = (term: string | null | undefined): string => tidy(term, 80).toLowerCase()

/** One line without control characters: PostgreSQL refuses a text with a zero byte in it. */
function tidy(text: string | null | undefined, max: number): string {
  return (text ?? '')
    .replace(/[\p{Cc}\s]+/gu, ' ')
    .trim()
    .slice(0, max)
}

type SupplierPath = { userId: number; tipo: SupplierKind }

export async function summarise(
  { db, clock }: SessionContext,
  { userId, tipo }: SupplierPath,
): Promise<AccessSummary> {
  await getSupplier(db, userId, tipo)
  const today = dayOf(clock.now())
  const spans = summaryPeriods.map((period) => spansOf(period, today))
  const sums = await selectSums(db, userId, [
    ...spans.map(({ current }) => current),
    ...spans.map(({ before }) => before),
  ])
  const [hoje = 0, semana = 0, mes = 0, ano = 0, ...before] = sums
  const [ontem = 0, semanaAntes = 0, mesAntes = 0, anoAntes = 0] = before
  const anterior = { hoje: ontem, semana: semanaAntes, mes: mesAntes, ano: anoAntes }
  return { hoje, semana, mes, ano, anterior }
}

/** The report belongs to the paid plans; administrators see everyone's. */
export async function getAccessList(
  { db, session }: SessionContext,
  { userId, tipo }: SupplierPath,
): Promise<CompressedBody> {
  const { plan } = await getSupplier(db, userId, tipo)
  if (session.tipo !== 'Admin' && !planHas(plan, 'visitPanel')) throw new AppError('PLAN_REQUIRED')
  const list = await selectAccessList(db, userId)
  return new CompressedBody('application/json; charset=utf-8', list, 'one')
}

async function getSupplier(db: Db, id: number, kind: SupplierKind) {
  const supplier = await selectSupplier(db, id, kind)
  if (!supplier) throw new AppError('NOT_FOUND')
  return supplier
}

export async function forgetVisits(db: Db, now: Date): Promise<void> {
  await deleteVisitsBefore(db, keptSince('visits', now))
}
