import { ContactRequest, exportContactRequests, listContactRequests } from 'contract/contacts'
import { sendCsv } from '../platform/csv.ts'
import type { App } from '../platform/parts.ts'
import { route } from '../platform/route.ts'
import { selectContactRequestCount, selectContactRequests } from './queries-requests.ts'
import { exportRequests } from './service-requests.ts'

const file = { name: 'contatos', columns: Object.keys(ContactRequest.shape) }

/** What administrators see of the contacts that visitors asked for. */
export function contactRequestRoutes(app: App): void {
  route(app, listContactRequests, async ({ query }, { db }) => ({
    data: await selectContactRequests(db, query),
    total: await selectContactRequestCount(db, query),
  }))

  route(app, exportContactRequests, ({ query }, context) =>
    sendCsv(context, file, exportRequests(context.db, query)),
  )
}
