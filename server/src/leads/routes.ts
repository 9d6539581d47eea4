import {
  addLeadEntry,
  changeLead,
  exportLeads,
  getLeadFunnel,
  getLeadMails,
  getLeadNews,
  type Lead,
  listLeads,
  removeLeadNote,
  setLeadMails,
  setWeeklyByLink,
} from 'contract/leads'
import type { Language } from 'contract/rules/languages'
import { sendCsv } from '../http/csv.ts'
import { languageOf } from '../http/language.ts'
import type { App } from '../http/parts.ts'
import { route } from '../http/route.ts'
import { addEntry, removeNote } from './service-entries.ts'
import { asCsvRow, csvFile } from './service-csv.ts'
import { changeMailSettings, readMailSettings, switchWeeklyByLink } from './service-settings.ts'
import { allLeads, change, countNews, openInbox, readFunnel, readInbox } from './service.ts'

async function* asCsvRows(leads: AsyncIterable<Lead>, language: Language) {
  for await (const lead of leads) yield asCsvRow(lead, language)
}

export function leadRoutes(app: App): void {
  route(app, listLeads, ({ query }, context) => readInbox(context, query))
  route(app, getLeadNews, (_input, context) => countNews(context))
  route(app, getLeadFunnel, ({ query }, context) => readFunnel(context, query.days))
  route(app, changeLead, ({ params, body }, context) => change(context, params.id, body))
  route(app, addLeadEntry, ({ params, body }, context) => addEntry(context, params.id, body))
  route(app, removeLeadNote, ({ params }, context) => removeNote(context, params))

  route(app, exportLeads, async ({ query }, context) => {
    const inbox = await openInbox(context.db, context)
    const leads = allLeads(context.db, inbox, query)
    return sendCsv(context, csvFile, asCsvRows(leads, languageOf(context.request)))
  })

  route(app, getLeadMails, async (_input, context) => {
    const { supplier } = await openInbox(context.db, context)
    return readMailSettings(context, supplier)
  })
  route(app, setLeadMails, async ({ body }, context) => {
    const { supplier } = await openInbox(context.db, context)
    await changeMailSettings(context, supplier, body)
    return body
  })
  route(app, setWeeklyByLink, ({ body }, context) => switchWeeklyByLink(context, body))
}
