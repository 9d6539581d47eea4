import { askAgain, listMyContacts, sendMyContactsLink, withdrawMyContact } from 'contract/contacts'
import type { App } from '../http/parts.ts'
import { route } from '../http/route.ts'
import { askAgain as ask, readMine, sendMyLink, withdraw } from './service-mine.ts'

/** What buyers see of their own requests, without an account. */
export function myContactRoutes(app: App): void {
  route(app, listMyContacts, ({ body }, context) => readMine(context, body))
  route(app, sendMyContactsLink, ({ body }, context) => sendMyLink(context, body.email))
  route(app, askAgain, ({ body }, context) => ask(context, body))
  route(app, withdrawMyContact, ({ body }, context) => withdraw(context, body.proof))
}
