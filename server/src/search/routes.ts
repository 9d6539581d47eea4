import { searchPage, searchSuppliers, suggestSuppliers } from 'contract/search'
import type { App } from '../http/parts.ts'
import { route } from '../http/route.ts'
import { makeSearchLog } from './service-log.ts'
import { searchDirectory } from './service.ts'
import { makeSearchPage } from './service-page.ts'
import { suggest } from './service-suggestions.ts'

export function searchRoutes(app: App): void {
  const searchLog = makeSearchLog(app.parts)
  app.addHook('onClose', () => searchLog.close())

  route(app, searchSuppliers, async ({ query }, { readDb }) => {
    const reply = await searchDirectory(readDb, query)
    const { total: found, similar, data } = reply
    searchLog.add(query, { found, similar: similar.length, first: data[0], category: query.ramo })
    return reply
  })

  route(app, searchPage, async ({ query }, { readDb }) => {
    const reply = await makeSearchPage(readDb, query)
    const { q: categoria, ramo: category, nomeFantasia, estado, cursor } = query
    const { featured, list, similar } = reply
    searchLog.add(
      { categoria, nomeFantasia, estado, cursor, limit: 1 },
      {
        found: list.total + featured.total,
        similar: similar.length,
        first: featured.data[0] ?? list.data[0],
        category,
      },
    )
    return reply
  })

  route(app, suggestSuppliers, ({ query }, { readDb }) => suggest(readDb, query.q))
}
