import { searchPage, searchSuppliers, suggestSuppliers } from 'contract/search'
import type { App } from '../http/parts.ts'
import { route } from '../http/route.ts'
import { countSearch, searchDirectory } from './service.ts'
import { makeSearchPage } from './service-page.ts'
import { suggest } from './service-suggestions.ts'

export function searchRoutes(app: App): void {
  route(app, searchSuppliers, async ({ query }, { db, readDb, clock, log }) => {
    const reply = await searchDirectory(readDb, query)
    // A count for the administrators, which the visitor neither waits for nor misses.
    void countSearch({ db, readDb, clock }, query, reply.total).catch(() =>
      log.warn('search not counted'),
    )
    return reply
  })

  route(app, searchPage, async ({ query }, { db, readDb, clock, log }) => {
    const reply = await makeSearchPage(readDb, query)
    const found = reply.list.total + reply.featured.total
    const asked = { categoria: query.q, nomeFantasia: query.nomeFantasia, cursor: query.cursor }
    void countSearch({ db, readDb, clock }, { ...asked, limit: 1 }, found).catch(() =>
      log.warn('search not counted'),
    )
    return reply
  })

  route(app, suggestSuppliers, ({ query }, { readDb }) => suggest(readDb, query.q))
}
