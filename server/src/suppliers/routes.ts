import { getSupplier, listSuppliers, searchSuppliers, suggestSuppliers } from 'contract/suppliers'
import { recordSearch } from '../overview/service.ts'
import type { App } from '../platform/parts.ts'
import { route } from '../platform/route.ts'
import { selectSuggestions } from './queries-search.ts'
import { searchDirectory } from './service-search.ts'
import { getSupplierPage, keepDirectoryList } from './service.ts'

export function supplierRoutes(app: App): void {
  const directoryList = keepDirectoryList()

  route(app, listSuppliers, (_input, { readDb }) => directoryList(readDb))

  route(app, searchSuppliers, async ({ query }, { db, readDb, clock, log }) => {
    const reply = await searchDirectory(readDb, query)
    const term = query.cursor ? '' : (query.categoria ?? query.nomeFantasia ?? '')
    // A count for the administrators, which the visitor neither waits for nor misses.
    void recordSearch(db, { term, found: reply.total, now: clock.now() }).catch(() =>
      log.warn('search not counted'),
    )
    return reply
  })

  route(app, suggestSuppliers, ({ query }, { readDb }) => selectSuggestions(readDb, query.q))

  route(app, getSupplier, ({ params }, { db }) => getSupplierPage(db, params.slug))
}
