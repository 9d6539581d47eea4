import { isCategory } from 'contract/rules/categories'
import { urls } from 'contract/urls'
import { usualHours, workingDaysAfter } from '../jobs/business-hours.ts'
import { isNationalHoliday } from '../jobs/holidays.ts'
import { inBatches } from '../database/batches.ts'
import type { Db } from '../database/db.ts'
import type { Parts } from '../http/parts.ts'
import { refusesMails, unsubscribeLinks } from '../mail/refusals.ts'
import { findMatches } from '../search/service-matches.ts'
import { isWithin } from '../security/throttle.ts'
import { offerMail } from './mail-mine.ts'
import { type MyRequest, selectAskedIds, selectUnheard, updateOffered } from './queries-mine.ts'
import { linkTokenOf } from './service-links.ts'
import { visitorMailbox } from './service.ts'

const workingDays = 2
const mostOffered = 3

/** When a request that nobody answered has waited long enough. */
export const offersFrom = (askedAt: Date): Date =>
  workingDaysAfter(askedAt, workingDays, usualHours, isNationalHoliday)

export type Alternative = { nome: string; slug: string; cidade_estado: string }

/**
 * Others for the same need, nobody who was asked before: by what was searched for, else by what the
 * supplier does, else of its trade, each first in its state and then everywhere, until there are enough.
 */
export async function alternativesTo(db: Db, request: MyRequest): Promise<Alternative[]> {
  const asked = await selectAskedIds(db, request.email)
  const limit = mostOffered + asked.size + 1
  const found = new Map<number, Alternative>()
  const texts = [request.term, request.com_oque_trabalha, request.servico]
  const wanted = [
    ...texts.flatMap((text) => (text ? [{ categoria: text.slice(0, 120) }] : [])),
    ...request.categorias.filter(isCategory).map((ramo) => ({ ramo })),
  ]
  for (const filter of wanted) {
    for (const place of [{ estado: request.estado }, {}]) {
      if (found.size >= mostOffered) break
      const matches = await findMatches(db, { ...filter, ...place }, limit)
      for (const { id, nome, slug, cidade_estado } of matches) {
        if (!asked.has(id)) found.set(id, { nome, slug, cidade_estado })
      }
    }
  }
  return [...found.values()].slice(0, mostOffered)
}

type Sender = Pick<Parts, 'database' | 'clock' | 'mail' | 'settings' | 'throttle'>

const hour = 60 * 60
const latestDays = 14
/** Each takes several searches: of many requests of one address the first are searched for. */
const mostSearched = 5
const mostTogether = 100
const mostInMail = 6

/**
 * Writes, once, to whoever heard nothing for two working days: here are others. Who asked several
 * suppliers gets one mail about them all.
 */
export async function offerOthers(sender: Sender): Promise<number> {
  const { database, clock } = sender
  const now = clock.now()
  const ago = (hours: number) => new Date(now.getTime() - hours * hour * 1000)
  const span = { after: ago(latestDays * 24), before: ago(workingDays * 24) }
  const isDue = ({ created_at }: MyRequest) => offersFrom(created_at) <= now
  const unheard = inBatches<MyRequest>((last, limit) =>
    selectUnheard(database.db, { ...span, aboveId: last?.id ?? 0, limit }),
  )
  const seen = new Set<string>()
  let sent = 0
  for await (const request of unheard) {
    const { email } = request
    if (seen.has(email) || !isDue(request)) continue
    seen.add(email)
    const own = { ...span, email, aboveId: 0, limit: mostTogether }
    const requests = (await selectUnheard(database.db, own)).filter(isDue)
    if (await offerTo(sender, email, requests)) sent++
  }
  return sent
}

async function offerTo(
  sender: Sender,
  email: string,
  requests: readonly MyRequest[],
): Promise<boolean> {
  const { database, clock, mail, settings, throttle } = sender
  const now = clock.now()
  const offers = new Map<number, Alternative[]>()
  for (const request of requests.slice(0, mostSearched)) {
    offers.set(request.id, await alternativesTo(database.db, request))
  }
  const link = `${settings.publicUrl}${urls.myContacts}#${linkTokenOf(sender, email, now)}`
  return database.transaction(async (db) => {
    const ids = requests.map(({ id }) => id)
    const marked = await updateOffered(db, ids, now)
    const waiting = requests.filter(({ id }) => marked.has(id))
    const others = inTurn(waiting.map(({ id }) => offers.get(id) ?? [])).slice(0, mostInMail)
    const [first] = waiting
    if (!first || others.length === 0) return false
    const list = { list: 'offers', email } as const
    if (await refusesMails(db, sender, list)) return false
    const counters = throttle.within(db)
    if (!(await isWithin(counters, `contact-mail-to:${email}`, visitorMailbox))) return false
    const suppliers = waiting.map(({ supplier_nome }) => supplier_nome)
    const links = { ...settings, link, unsubscribe: unsubscribeLinks(sender, list) }
    await mail.send(db, offerMail(first, suppliers, others, links))
    return true
  })
}

/** The first of each, then the second of each: requests may be about different things. */
function inTurn(lists: readonly Alternative[][]): Alternative[] {
  const turns = Array.from({ length: mostOffered }, (_, turn) =>
    lists.flatMap((list) => list[turn] ?? []),
  )
  return [...new Map(turns.flat().map((other) => [other.slug, other])).values()]
}
