import {
  findCertificates,
  getSupplier,
  listSuppliers,
  searchSuppliers,
  suggestSuppliers,
} from 'contract/suppliers'
import type { App } from '../http/parts.ts'
import { route } from '../http/route.ts'
import { selectSuggestions } from './queries-search.ts'
import { keepCertificates } from './service-certificates.ts'
import { countSearch, searchDirectory } from './service-search.ts'
import { getSupplierPage, keepDirectoryList } from './service.ts'

export function supplierRoutes(app: App): void {
  const directoryList = keepDirectoryList()
  const certificates = keepCertificates()

  route(app, listSuppliers, async (_input, { readDb, reply }) => {
    const { list, age } = await directoryList(readDb)
    if (age !== undefined) reply.header('age', String(age))
    return list
  })

  route(app, searchSuppliers, async ({ query }, { db, readDb, clock, log }) => {
    const reply = await searchDirectory(readDb, query)
    // A count for the administrators, which the visitor neither waits for nor misses.
    void countSearch({ db, readDb, clock }, query, reply.total).catch(() =>
      log.warn('search not counted'),
    )
    return reply
  })

  route(app, suggestSuppliers, ({ query }, { readDb }) => selectSuggestions(readDb, query.q))

  route(app, findCertificates, ({ query }, { readDb }) => certificates(readDb, query.q))

  route(app, getSupplier, ({ params }, { db }) => getSupplierPage(db, params.slug))
}
