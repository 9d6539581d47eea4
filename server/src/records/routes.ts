import { totalPages } from 'contract/paging'
import {
  exportCompanies,
  exportFreelancers,
  listCompanies,
  listFreelancers,
} from 'contract/records'
import { recordListExport, recordListView } from '../audit/service.ts'
import { sendCsv } from '../http/csv.ts'
import type { App } from '../http/parts.ts'
import { route } from '../http/route.ts'
import { companyHeadings, freelancerHeadings } from './service-headings.ts'
import {
  exportCompanyRecords,
  exportFreelancerRecords,
  listCompanyRecords,
  listFreelancerRecords,
} from './service.ts'

const freelancerFile = { name: 'freelancers', headings: freelancerHeadings }
const companyFile = { name: 'empresas', headings: companyHeadings }

export function recordRoutes(app: App): void {
  route(app, listFreelancers, async ({ query }, context) => {
    await recordListView(context, 'freelancers', query)
    const { total, data } = await listFreelancerRecords(context.db, query)
    return { data, totalPages: totalPages(total, query.limit), total }
  })

  route(app, listCompanies, async ({ query }, context) => {
    await recordListView(context, 'empresas', query)
    const { total, data } = await listCompanyRecords(context.db, query)
    return { data, totalPage: totalPages(total, query.limit), total }
  })

  route(app, exportFreelancers, async ({ query }, context) => {
    await recordListExport(context, 'freelancers', query)
    return sendCsv(context, freelancerFile, exportFreelancerRecords(context.db, query))
  })

  route(app, exportCompanies, async ({ query }, context) => {
    await recordListExport(context, 'empresas', query)
    return sendCsv(context, companyFile, exportCompanyRecords(context.db, query))
  })
}
