import type { Lead, LeadChange, LeadFilter, LeadFunnel, LeadPage } from 'contract/leads'
import { addDays, dayOf } from 'contract/rules/calendar'
import { isAnswered, leadsShown } from 'contract/rules/leads'
import { inBatches } from '../database/batches.ts'
import type { Db } from '../database/db.ts'
import { AppError } from '../http/errors.ts'
import type { SessionContext } from '../http/parts.ts'
import { selectFunnel } from './queries-summary.ts'
import {
  type OwnSupplier,
  selectAnswerTime,
  selectCountBelow,
  selectCounts,
  selectEntries,
  selectFloor,
  selectLeads,
  selectNewCount,
  selectOwnSupplier,
  updateLead,
} from './queries.ts'

/** Whose inbox it is, and the oldest request that its plan shows (0: all). */
export type Inbox = { supplier: OwnSupplier; supplierId: number; floor: number }

export async function openInbox(
  db: Db,
  { session }: Pick<SessionContext, 'session'>,
): Promise<Inbox> {
  const supplier = session.supplierId && (await selectOwnSupplier(db, session.supplierId))
  if (!supplier) throw new AppError('NOT_FOUND')
  const shown = leadsShown(supplier.plan)
  const floor = Number.isFinite(shown) ? await selectFloor(db, supplier.id, shown) : 0
  return { supplier, supplierId: supplier.id, floor }
}

/** An own request that the plan only counts is refused as that; another's is not there. */
export function requireShown({ floor }: Inbox, id: number): void {
  if (id < floor) throw new AppError('PLAN_REQUIRED')
}

type Found = Omit<Lead, 'entries'>

async function withEntries(db: Db, rows: readonly Found[]): Promise<Lead[]> {
  const entries = await selectEntries(
    db,
    rows.map(({ id }) => id),
  )
  return rows.map((row) => ({ ...row, entries: entries.get(row.id) ?? [] }))
}

export async function readInbox(
  context: SessionContext,
  { limit, cursor, ...filter }: LeadFilter & { limit: number; cursor?: number | undefined },
): Promise<LeadPage> {
  const { db } = context
  const inbox = await openInbox(db, context)
  const [rows, counts, hidden, { medianMinutes }] = await Promise.all([
    selectLeads(db, { ...filter, ...inbox, below: cursor }, limit + 1),
    selectCounts(db, inbox),
    inbox.floor > 0 ? selectCountBelow(db, inbox.supplierId, inbox.floor) : 0,
    selectAnswerTime(db, inbox.supplierId),
  ])
  const page = rows.slice(0, limit)
  return {
    data: await withEntries(db, page),
    nextCursor: rows.length > limit ? String(page.at(-1)?.id) : null,
    counts,
    hidden,
    medianMinutes,
  }
}

const fewestAnswers = 5

/** What the public page tells; nothing while it would be the word of few. */
export async function getResponseHours(db: Db, supplierId: number): Promise<number | null> {
  const { answers, medianMinutes } = await selectAnswerTime(db, supplierId)
  if (answers < fewestAnswers || medianMinutes === null) return null
  return Math.max(1, Math.round(medianMinutes / 60))
}

const mostNews = 100

/** Nothing for an owner whose company is still missing. */
export async function countNews(context: SessionContext): Promise<{ count: number }> {
  const { db, session } = context
  if (!session.supplierId) return { count: 0 }
  const inbox = await openInbox(db, context)
  return { count: await selectNewCount(db, { ...inbox, most: mostNews }) }
}

export async function readFunnel(
  { db, session, clock }: SessionContext,
  days: number,
): Promise<LeadFunnel> {
  if (!session.supplierId) throw new AppError('NOT_FOUND')
  const to = dayOf(clock.now())
  return selectFunnel(db, { supplierId: session.supplierId, from: addDays(to, 1 - days), to })
}

/** Of two changes at once the first holds, and the second is told. */
export async function change(
  context: SessionContext,
  id: number,
  { version, status, remind_on }: LeadChange,
): Promise<Lead> {
  return context.transaction(async (db) => {
    const inbox = await openInbox(db, context)
    const [known] = await selectLeads(db, { ...inbox, floor: 0, id, busca: '' }, 1)
    if (!known) throw new AppError('NOT_FOUND')
    requireShown(inbox, id)
    const changed = await updateLead(
      db,
      { id, supplierId: inbox.supplierId, version },
      { status, remind_on },
      { now: context.clock.now(), isAnswered: status !== undefined && isAnswered(status) },
    )
    if (!changed) throw new AppError('CHANGED_ELSEWHERE')
    return leadOf(db, changed)
  })
}

export async function leadOf(db: Db, row: Found): Promise<Lead> {
  const [lead] = await withEntries(db, [row])
  if (!lead) throw new AppError('NOT_FOUND')
  return lead
}

/** Newest first, a batch at a time. */
export async function* allLeads(db: Db, inbox: Inbox, filter: LeadFilter): AsyncGenerator<Lead> {
  yield* inBatches<Lead>(async (last, limit) =>
    withEntries(db, await selectLeads(db, { ...filter, ...inbox, below: last?.id }, limit)),
  )
}
