import { searchPage, searchSuppliers, suggestSuppliers } from 'contract/search'
import { type CompressedBody, inOnePiece } from '../http/compressed-body.ts'
import type { App } from '../http/parts.ts'
import { route } from '../http/route.ts'
import { keepAnswers } from '../suppliers/service-kept.ts'
import { knowledge } from './service-knowledge.ts'
import { makeSearchLog, type Outcome } from './service-log.ts'
import { searchDirectory } from './service.ts'
import { makeSearchPage } from './service-page.ts'
import { suggest } from './service-suggestions.ts'

/** Ready to be sent, with what the log of searches tells of it. */
type Answer = { body: CompressedBody; outcome: Omit<Outcome, 'category'> }

/** A change of a supplier shows at once; while its transaction may still be open, within half a second. */
const kept = { answers: 300, renewsAfterMs: 500 }
const mostKept = 4 * 1024 * 1024
const keptAnswers = { ...kept, bytes: { most: mostKept, of: ({ body }: Answer) => body.size } }

export function searchRoutes(app: App): void {
  const searchLog = makeSearchLog(app.parts)
  const lists = keepAnswers<Answer>(keptAnswers)
  const pages = keepAnswers<Answer>(keptAnswers)
  const suggestions = keepAnswers<CompressedBody>(kept)
  app.addHook('onClose', () => searchLog.close())
  // Reading the words of a hundred thousand suppliers takes a second or two: the first visitor need not wait for it.
  app.addHook('onListen', (done) => {
    done()
    const { database, log } = app.parts
    knowledge(database.readDb).then(
      ({ vocabulary }) => log.info({ words: vocabulary.size }, 'the words of the search are read'),
      (err: unknown) => log.info({ err }, 'the first search reads the words of the search'),
    )
  })

  route(app, searchSuppliers, async ({ query }, { db, readDb, request }) => {
    const { body, outcome } = await lists(db, JSON.stringify(query), async () => {
      const reply = await searchDirectory(readDb, query)
      const { total: found, similar, data } = reply
      return {
        body: inOnePiece(searchSuppliers, reply),
        outcome: { found, similar: similar.length, first: data[0] },
      }
    })
    searchLog.add(query, { ...outcome, category: query.ramo }, request)
    return body
  })

  route(app, searchPage, async ({ query }, { db, readDb, request }) => {
    const { body, outcome } = await pages(db, JSON.stringify(query), async () => {
      const reply = await makeSearchPage(readDb, query)
      const { featured, list, similar } = reply
      return {
        body: inOnePiece(searchPage, reply),
        outcome: {
          found: list.total + featured.total,
          similar: similar.length,
          first: featured.data[0] ?? list.data[0],
        },
      }
    })
    const { q: categoria, ramo: category, nomeFantasia, estado, cursor } = query
    const asked = { categoria, nomeFantasia, estado, cursor, limit: 1 }
    searchLog.add(asked, { ...outcome, category }, request)
    return body
  })

  route(app, suggestSuppliers, ({ query: { q } }, context) =>
    suggestions(context.db, q, async () => inOnePiece(suggestSuppliers, await suggest(context, q))),
  )
}
