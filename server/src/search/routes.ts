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
    searchLog.add(query, reply.total, reply.similar.length)
    return reply
  })

  route(app, searchPage, async ({ query }, { readDb }) => {
    const reply = await makeSearchPage(readDb, query)
    const { q: categoria, nomeFantasia, cursor } = query
    searchLog.add(
      { categoria, nomeFantasia, cursor, limit: 1 },
      reply.list.total + reply.featured.total,
      reply.similar.length,
    )
    return reply
  })

  route(app, suggestSuppliers, ({ query }, { readDb }) => suggest(readDb, query.q))
}
