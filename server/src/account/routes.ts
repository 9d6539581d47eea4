import {
  changePassword,
  endOneSession,
  endOtherSessions,
  getMailLanguage,
  getPresence,
  listSessions,
  setMailLanguage,
  setPresence,
} from 'contract/account'
import type { App } from '../http/parts.ts'
import { route } from '../http/route.ts'
import {
  changeOwnPassword,
  endOthers,
  endOwnSession,
  getOwnLanguage,
  getOwnPresence,
  listOwnSessions,
  setOwnLanguage,
  setOwnPresence,
} from './service.ts'

export function accountRoutes(app: App): void {
  route(app, changePassword, async ({ body }, context) => {
    await changeOwnPassword(context, body)
    return { message: 'Senha alterada com sucesso.' }
  })
  route(app, getPresence, (_input, context) => getOwnPresence(context))
  route(app, setPresence, ({ body }, context) => setOwnPresence(context, body.marketplace))
  route(app, getMailLanguage, (_input, context) => getOwnLanguage(context))
  route(app, setMailLanguage, ({ body }, context) => setOwnLanguage(context, body.language))
  route(app, listSessions, (_input, context) => listOwnSessions(context))
  route(app, endOneSession, ({ params }, context) => endOwnSession(context, params.id))
  route(app, endOtherSessions, (_input, context) => endOthers(context))
}
