import { getSupplier, listSuppliers, searchSuppliers, suggestSuppliers } from 'contract/suppliers'
import type { App } from '../platform/parts.ts'
import { route } from '../platform/route.ts'
import { selectSuggestions } from './queries-search.ts'
import { searchDirectory } from './service-search.ts'
import { getSupplierPage, keepDirectoryList } from './service.ts'

export function supplierRoutes(app: App): void {
  const directoryList = keepDirectoryList()

  route(app, listSuppliers, (_input, { db }) => directoryList(db))

  route(app, searchSuppliers, ({ query }, { db }) => searchDirectory(db, query))

  route(app, suggestSuppliers, ({ query }, { db }) => selectSuggestions(db, query.q))

  route(app, getSupplier, ({ params }, { db }) => getSupplierPage(db, params.slug))
}
