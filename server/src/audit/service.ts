import { isDeepStrictEqual } from 'node:util'
import type { AuditAction, AuditSubject } from 'contract/audit'
import type { Db } from '../platform/db.ts'
import { insertChange } from './queries.ts'

type Facts = Record<string, unknown>

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

function differences(before: Facts, after: Facts): { before: Facts; after: Facts } {
  const changed = { before: {} as Facts, after: {} as Facts }
  for (const key of new Set([...Object.keys(before), ...Object.keys(after)])) {
    if (secrets.has(key) || bookkeeping.has(key)) continue
    if (isDeepStrictEqual(before[key] ?? null, after[key] ?? null)) continue
    if (key in before) changed.before[key] = before[key] ?? null
    if (key in after) changed.after[key] = after[key] ?? null
  }
  return changed
}
