import { createContact, createContacts, revealContact } from 'contract/contacts'
import type { App } from '../http/parts.ts'
import { route } from '../http/route.ts'
import { requestContact, requestContacts, revealAgain } from './service.ts'

export function contactRoutes(app: App): void {
  route(app, createContact, ({ body }, context) => requestContact(context, body))

  route(app, createContacts, ({ body }, context) => requestContacts(context, body))

  route(app, revealContact, ({ body }, context) => revealAgain(context, body.proof))
}
