import type { ContactRequest, ContactRequestFilter } from 'contract/contacts'
import { inBatches } from '../database/batches.ts'
import type { Db } from '../database/db.ts'
import { selectContactRequestsBelow } from './queries-requests.ts'

const aboveAll = 2_147_483_647

/** As a spreadsheet in Brazil reads a time: 15/11/2026, 09:30. */
const inSaoPaulo = new Intl.DateTimeFormat('pt-BR', {
  timeZone: 'America/Sao_Paulo',
  dateStyle: 'short',
  timeStyle: 'short',
})

export async function* exportRequests(db: Db, filter: ContactRequestFilter) {
  const rows = inBatches<ContactRequest>((last, limit) =>
    selectContactRequestsBelow(db, filter, last?.id ?? aboveAll, limit),
  )
  for await (const row of rows) {
    yield { ...row, created_at: inSaoPaulo.format(new Date(row.created_at)) }
  }
}
