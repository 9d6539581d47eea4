import type { ContactRequest, ContactRequestFilter } from 'contract/contacts'
import { inBatches } from '../database/batches.ts'
import type { Db } from '../database/db.ts'
import { csvTime } from '../http/csv.ts'
import { selectContactRequestsBelow } from './queries-requests.ts'

const aboveAll = 2_147_483_647

export async function* exportRequests(db: Db, filter: ContactRequestFilter) {
  const rows = inBatches<ContactRequest>((last, limit) =>
    selectContactRequestsBelow(db, filter, last?.id ?? aboveAll, limit),
  )
  for await (const row of rows) yield { ...row, created_at: csvTime(row.created_at) }
}
