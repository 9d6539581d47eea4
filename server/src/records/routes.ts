import { totalPages } from 'contract/paging'
import { CompanyRecord, FreelancerRecord, PersonRecord } from 'contract/profiles'
import {
  exportCompanies,
  exportFreelancers,
  listCompanies,
  listFreelancers,
} from 'contract/records'
import { sendCsv } from '../platform/csv.ts'
import type { App } from '../platform/parts.ts'
import { route } from '../platform/route.ts'
import {
  exportCompanyRecords,
  exportFreelancerRecords,
  listCompanyRecords,
  listFreelancerRecords,
} from './service.ts'

const unshown = new Set(['password_user', 'version', 'photo'])
const columnsOf = (shape: object) => Object.keys(shape).filter((name) => !unshown.has(name))

const freelancerFile = { name: 'freelancers', columns: columnsOf(FreelancerRecord.shape) }
const companyFile = {
  name: 'empresas',
  columns: [
    ...columnsOf(CompanyRecord.shape),
    ...columnsOf(PersonRecord.shape).map((name) => `dono_${name}`),
  ],
}

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
