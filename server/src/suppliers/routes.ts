import {
  findCertificates,
  getDirectoryFacts,
  getSupplier,
  listRelated,
  listSuppliers,
} from 'contract/suppliers'
import type { App } from '../http/parts.ts'
import { route } from '../http/route.ts'
import { keepCertificates } from './service-certificates.ts'
import { keepFacts } from './service-facts.ts'
import { getSupplierPage, relatedTo } from './service-page.ts'
import { keepDirectoryList } from './service.ts'

export function supplierRoutes(app: App): void {
  const directoryList = keepDirectoryList()
  const certificates = keepCertificates()
  const facts = keepFacts()

  route(app, listSuppliers, async (_input, { readDb, reply }) => {
    const { list, age } = await directoryList(readDb)
    if (age !== undefined) reply.header('age', String(age))
    return list
  })

  route(app, findCertificates, ({ query }, { readDb }) => certificates(readDb, query.q))

  route(app, getDirectoryFacts, (_input, { readDb }) => facts(readDb))

  route(app, getSupplier, ({ params }, { db }) => getSupplierPage(db, params.slug))
  route(app, listRelated, ({ params }, { readDb }) => relatedTo(readDb, params.slug))
}
