import type { ContactRequestFilter } from 'contract/contacts'
import type { Db } from '../database/db.ts'
import { selectContactRequestsBelow } from './queries-requests.ts'

const batch = 500
const aboveAll = 2_147_483_647

/** As a spreadsheet in Brazil reads a time: 15/11/2026, 09:30. */
const inSaoPaulo = new Intl.DateTimeFormat('pt-BR', {
  timeZone: 'America/Sao_Paulo',
  dateStyle: 'short',
  timeStyle: 'short',
})

export async function* exportRequests(db: Db, filter: ContactRequestFilter) {
  let last = aboveAll
  for (;;) {
    const rows = await selectContactRequestsBelow(db, filter, last, batch)
    for (const row of rows)
      yield { ...row, created_at: inSaoPaulo.format(new Date(row.created_at)) }
    last = rows.at(-1)?.id ?? 0
    if (rows.length < batch) return
  }
}
