import { totalPages } from 'contract/paging'
import {
  exportCompanies,
  exportFreelancers,
  listCompanies,
  listFreelancers,
} from 'contract/records'
import { sendCsv } from '../platform/csv.ts'
import type { App } from '../platform/parts.ts'
import { route } from '../platform/route.ts'
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
  route(app, listFreelancers, async ({ query }, { db }) => {
    const { total, data } = await listFreelancerRecords(db, query)
    return { data, totalPages: totalPages(total, query.limit), total }
  })

  route(app, listCompanies, async ({ query }, { db }) => {
    const { total, data } = await listCompanyRecords(db, query)
    return { data, totalPage: totalPages(total, query.limit), total }
  })

  route(app, exportFreelancers, ({ query }, context) =>
    sendCsv(context, freelancerFile, exportFreelancerRecords(context.db, query)),
  )

  route(app, exportCompanies, ({ query }, context) =>
    sendCsv(context, companyFile, exportCompanyRecords(context.db, query)),
  )
}
