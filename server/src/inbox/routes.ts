import { listInboxMessages, setInboxStatus } from 'contract/inbox'
import { recordListView } from '../audit/service.ts'
import type { App } from '../http/parts.ts'
import { route } from '../http/route.ts'
import { selectInboxCount, selectInboxMessages } from './queries.ts'
import { changeStatus } from './service.ts'

export function inboxRoutes(app: App): void {
  route(app, listInboxMessages, async ({ query }, context) => {
    const { db } = context
    await recordListView(context, 'mensagens', query)
    return { data: await selectInboxMessages(db, query), total: await selectInboxCount(db, query) }
  })

  route(app, setInboxStatus, ({ params, body }, context) =>
    changeStatus(context, params.id, body.status),
  )
}
