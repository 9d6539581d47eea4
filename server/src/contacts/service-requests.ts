import type { ContactRequestFilter } from 'contract/contacts'
import type { Db } from '../platform/db.ts'
import { selectContactRequestsBelow } from './queries-requests.ts'

const batch = 500
const aboveAll = 2_147_483_647

export async function* exportRequests(db: Db, filter: ContactRequestFilter) {
  let last = aboveAll
  for (;;) {
    const rows = await selectContactRequestsBelow(db, filter, last, batch)
    yield* rows
    last = rows.at(-1)?.id ?? 0
    if (rows.length < batch) return
  }
}
