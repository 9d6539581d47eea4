import { isDeepStrictEqual } from 'node:util'
import type { AuditAction, AuditFact, AuditList, AuditSubject } from 'contract/audit'
import type { CompanyRecord, FreelancerRecord, PersonRecord } from 'contract/profiles'
import type { Db } from '../database/db.ts'
import type { SessionContext } from '../http/parts.ts'
import { insertChange, insertView } from './queries.ts'

type RecordFact = keyof FreelancerRecord | keyof CompanyRecord | keyof PersonRecord
/** Only what the audit page has a name for. */
type Facts = { readonly [Name in AuditFact | RecordFact]?: unknown }
type Values = Record<string, unknown>

/** Commands have no administrator behind them: whoever may run them owns the server. */
export const commandLine = 0

export type Change = {
  adminId: number
  action: AuditAction
  subject: { kind: AuditSubject; id: number }
  before: Facts
  after: Facts
  at: Date
}

const secrets = new Set(['password_hash', 'password_user', 'password'])
/** They change with every write and say nothing about it. */
const bookkeeping = new Set(['version', 'updated_at'])

/**
 * Writes an administrator's change into the log: pass the transaction of the change. `before` and
 * `after` may be whole rows, only what differs is kept; nothing is written when nothing differs.
 */
export async function recordChange(db: Db, change: Change): Promise<void> {
  const { before, after } = differences(change.before, change.after)
  if (Object.keys(before).length + Object.keys(after).length === 0) return
  await insertChange(db, {
    at: change.at,
    admin_id: change.adminId,
    action: change.action,
    subject_kind: change.subject.kind,
    subject_id: change.subject.id,
    before,
    after,
  })
}

type Viewer = Pick<SessionContext, 'db' | 'session' | 'clock' | 'throttle'>
type Viewed = {
  action: AuditAction
  subject: Change['subject']
  after?: Facts
}

/**
 * An administrator looked at personal data: once an hour each, so that the log stays readable. Before
 * the answer, which nobody gets without it. Who sees what is their own leaves nothing.
 */
async function recordView(
  { db, session, clock, throttle }: Viewer,
  { action, subject, after = {} }: Viewed,
): Promise<void> {
  if (session.tipo !== 'Admin') return
  const at = clock.now()
  const admin_id = session.accountId
  const hour = at.toISOString().slice(0, 13)
  await insertView(db, {
    at,
    admin_id,
    action,
    subject_kind: subject.kind,
    subject_id: subject.id,
    before: {},
    after,
    view_key: throttle.keyOf(JSON.stringify(['view', hour, admin_id, action, subject, after])),
  })
}

/** Of an owner without a company, the account. */
export const recordSupplierView = (
  viewer: Viewer,
  id: number,
  kind: 'supplier' | 'account' = 'supplier',
): Promise<void> => recordView(viewer, { action: 'supplier.view', subject: { kind, id } })

export const recordAttendanceView = (viewer: Viewer, id: number): Promise<void> =>
  recordView(viewer, { action: 'attendance.view', subject: { kind: 'attendance', id } })

const wholeList = { kind: 'list', id: 0 } as const

/** Which list, and what it was searched for; the page of it says nothing. */
function listed(lista: AuditList, query: Values): Facts {
  const { skip: _skip, limit: _limit, sort: _sort, order: _order, ...filter } = query
  const used = Object.entries(filter).filter(([, value]) => value !== undefined && value !== '')
  return { lista, ...Object.fromEntries(used) }
}

export const recordListView = (viewer: Viewer, list: AuditList, query: Values): Promise<void> =>
  recordView(viewer, { action: 'list.view', subject: wholeList, after: listed(list, query) })

/** Each of them, however soon after another. */
export async function recordListExport(
  { db, session, clock }: Viewer,
  list: AuditList,
  query: Values,
): Promise<void> {
  await insertChange(db, {
    at: clock.now(),
    admin_id: session.accountId,
    action: 'list.export',
    subject_kind: wholeList.kind,
    subject_id: wholeList.id,
    before: {},
    after: listed(list, query),
  })
}

function differences(before: Values, after: Values): { before: Values; after: Values } {
  const changed = { before: {} as Values, after: {} as Values }
  for (const key of new Set([...Object.keys(before), ...Object.keys(after)])) {
    if (secrets.has(key) || bookkeeping.has(key)) continue
    if (isDeepStrictEqual(before[key] ?? null, after[key] ?? null)) continue
    if (key in before) changed.before[key] = before[key] ?? null
    if (key in after) changed.after[key] = after[key] ?? null
  }
  return changed
}
