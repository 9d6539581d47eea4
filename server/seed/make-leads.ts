import { addDays, dayOf } from 'contract/rules/calendar'
import { sql } from 'drizzle-orm'
import type { Db } from '../src/database/db.ts'
import { recordSearches } from '../src/search/service-searches.ts'
import { contactRequests, leadEntries, leadSettings } from '../src/tables/contacts.ts'

const hourMs = 60 * 60 * 1000

type MadeLead = Pick<typeof contactRequests.$inferInsert, 'nome' | 'email' | 'telefone'> & {
  mensagem?: string
  term?: string
  hoursAgo: number
  status?: (typeof contactRequests.$inferSelect)['status']
  answeredHoursLater?: number
  remindInDays?: number
  entries?: { kind: 'nota' | 'resposta'; texto: string; hoursLater: number }[]
}

/** A contact request with what its supplier did about it. */
export async function makeLead(
  db: Db,
  lead: MadeLead,
  { supplierId, now }: { supplierId: number; now: Date },
): Promise<number> {
  const { nome, email, telefone, mensagem, term, status } = lead
  const created_at = new Date(now.getTime() - lead.hoursAgo * hourMs)
  const later = (hours: number) => new Date(created_at.getTime() + hours * hourMs)
  const [row] = await db
    .insert(contactRequests)
    .values({
      supplier_id: supplierId,
      nome,
      email,
      telefone,
      mensagem,
      term,
      status,
      created_at,
      day: dayOf(created_at),
      answered_at: lead.answeredHoursLater ? later(lead.answeredHoursLater) : null,
      remind_on: lead.remindInDays ? addDays(dayOf(now), lead.remindInDays) : null,
    })
    .returning({ id: contactRequests.id })
  if (!row) throw new Error('no request was inserted')
  for (const { hoursLater, ...entry } of lead.entries ?? []) {
    await db
      .insert(leadEntries)
      .values({ ...entry, contact_request_id: row.id, created_at: later(hoursLater) })
  }
  return row.id
}

export async function makeLeads(
  db: Db,
  rows: (typeof contactRequests.$inferInsert)[],
): Promise<void> {
  if (rows.length > 0) await db.insert(contactRequests).values(rows)
}

/** The searches behind the accesses that have a term; of three that search, one opens a supplier. */
export async function makeSearches(db: Db): Promise<void> {
  await db.execute(sql`
    INSERT INTO search_log (day, term, searches)
    SELECT day, fold(term), 3 * sum(accesses) FROM access_days WHERE term <> '' GROUP BY 1, 2
    ON CONFLICT (day, term) DO NOTHING`)
}

type PoorSearch = { term: string; times: number; similar?: number; daysAgo: number }

/** What visitors looked for in the last weeks and did not find. */
export async function makePoorSearches(
  db: Db,
  searches: readonly PoorSearch[],
  now: Date,
): Promise<void> {
  for (const { term, times, similar = 0, daysAgo } of searches) {
    const at = new Date(now.getTime() - daysAgo * 24 * hourMs)
    const one = { term, found: 0, similar, now: at }
    await recordSearches(
      db,
      Array.from({ length: times }, () => one),
    )
  }
}

export async function makeSummedUp(db: Db, supplierIds: number[], day: string): Promise<void> {
  await db
    .insert(leadSettings)
    .values(supplierIds.map((supplier_id) => ({ supplier_id, summed_up_until: day })))
}
