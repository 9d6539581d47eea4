import {
  closeReport,
  createReport,
  getStanding,
  listReports,
  setStanding,
} from 'contract/moderation'
import { recordListView } from '../audit/service.ts'
import type { App } from '../http/parts.ts'
import { route } from '../http/route.ts'
import { selectReportCount, selectReports } from './queries.ts'
import { changeStanding, decideReport, getSupplierStanding, receiveReport } from './service.ts'

export function moderationRoutes(app: App): void {
  route(app, getStanding, ({ params }, { db }) => getSupplierStanding(db, params.id))

  route(app, setStanding, ({ params, body }, context) => changeStanding(context, params.id, body))

  route(app, createReport, ({ body }, context) => receiveReport(context, body))

  route(app, listReports, async ({ query }, context) => {
    const { db } = context
    await recordListView(context, 'denuncias', query)
    const data = await selectReports(db, query)
    return { data, total: await selectReportCount(db, query.status) }
  })

  route(app, closeReport, ({ params, body }, context) => decideReport(context, params.id, body))
}
