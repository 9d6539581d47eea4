import type { Lead } from 'contract/leads'
import type { LeadEntryKind } from 'contract/rules/leads'
import { urls } from 'contract/urls'
import type { Db } from '../database/db.ts'
import { AppError } from '../http/errors.ts'
import type { SessionContext } from '../http/parts.ts'
import { isWithin, type Limit } from '../security/throttle.ts'
import { linkTokenOf } from '../contacts/service-links.ts'
import { answerMail } from './mail.ts'
import {
  deleteNote,
  insertEntry,
  selectEntries,
  selectLeadLocked,
  updateAnswered,
} from './queries.ts'
import { type Inbox, leadOf, openInbox, requireShown } from './service.ts'

const mostEntries = 50
const day = 24 * 60 * 60
/** To one person from one supplier. */
const answersADay: Limit = { max: 10, perSeconds: day }
/** To one person from all of them; beyond it the answers wait in 'Meus contatos'. */
const askersMailbox: Limit = { max: 30, perSeconds: day }

async function lockLead(db: Db, inbox: Inbox, id: number) {
  const lead = await selectLeadLocked(db, id, inbox.supplierId)
  if (!lead) throw new AppError('NOT_FOUND')
  requireShown(inbox, id)
  return lead
}

export async function addEntry(
  context: SessionContext,
  id: number,
  { kind, texto }: { kind: LeadEntryKind; texto: string },
): Promise<Lead> {
  const { transaction, clock, mail, throttle, settings } = context
  return transaction(async (db) => {
    const inbox = await openInbox(db, context)
    const { language, ...lead } = await lockLead(db, inbox, id)
    const earlier = (await selectEntries(db, [id])).get(id) ?? []
    if (earlier.length >= mostEntries) throw new AppError('LEAD_FULL')
    const now = clock.now()
    await insertEntry(db, { contact_request_id: id, kind, texto, created_at: now })
    if (kind === 'resposta') {
      const counters = throttle.within(db)
      await counters.hit(`lead-answer:${id}`, answersADay)
      await updateAnswered(db, id, now)
      const token = linkTokenOf(context, lead.email, now)
      const link = `${settings.publicUrl}${urls.myContacts}#${token}`
      if (await isWithin(counters, `lead-answer-to:${lead.email}`, askersMailbox)) {
        await mail.send(db, answerMail(inbox.supplier, { ...lead, language }, texto, link))
      }
    }
    return leadOf(db, await lockLead(db, inbox, id))
  })
}

export async function removeNote(
  context: SessionContext,
  { id, entryId }: { id: number; entryId: number },
): Promise<Lead> {
  return context.transaction(async (db) => {
    const lead = await lockLead(db, await openInbox(db, context), id)
    if (!(await deleteNote(db, id, entryId))) throw new AppError('NOT_FOUND')
    return leadOf(db, lead)
  })
}
