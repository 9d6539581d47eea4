import { getAccessSummary, listAccesses, recordClick } from 'contract/accesses'
import { anonymous } from 'contract/session'
import type { App } from '../http/parts.ts'
import { route } from '../http/route.ts'
import { getLoginInfo } from '../session/service.ts'
import { countClick, makeClickIntake, getAccessList, summarise } from './service.ts'

export function accessRoutes(app: App): void {
  const intake = makeClickIntake(app.parts.database)

  route(app, recordClick, async ({ body }, context) => {
    await countClick(context, intake, body)
    return context.session ? getLoginInfo(context.db, context.session.accountId) : anonymous
  })

  route(app, getAccessSummary, ({ params }, context) => summarise(context, params))
  route(app, listAccesses, ({ params }, context) => getAccessList(context, params))
}
