import type { ParsedInputOf } from 'contract/endpoint'
import { dayOf } from 'contract/rules/calendar'
import type { searchSuppliers } from 'contract/search'
import { networkOf } from '../http/network.ts'
import type { Parts } from '../http/parts.ts'
import { type KeywordSearch, recordKeywords } from '../keywords/service-record.ts'
import { recordSearches, type VisitorSearch } from './service-searches.ts'
import { makeSearchCounter } from './service-counted.ts'
import { keywordsIn, type SearchedFor } from './service-keywords.ts'
import { searchDirectory } from './service.ts'

type Query = ParsedInputOf<typeof searchSuppliers>['query']

export type Outcome = Pick<SearchedFor, 'category' | 'first'> & { found: number; similar: number }

export type SearchLog = {
  /** For administrators and suppliers: a visitor neither waits for it nor misses it. `ip` is only compared. */
  add(query: Query, outcome: Outcome, from: { ip: string }): void
  /** Writes what has gathered. */
  close(): Promise<void>
}

/** So long searches gather before they are written: a process that dies loses no more than these. */
const gatherMs = 500
const mostGathered = 10_000

/** Counts searches in memory and writes them together: one statement, however many there were. */
export function makeSearchLog({
  database,
  clock,
  log,
}: Pick<Parts, 'database' | 'clock' | 'log'>): SearchLog {
  const counts = makeSearchCounter(clock)
  let gathered: (Outcome & { query: Query; now: Date })[] = []
  let timer: NodeJS.Timeout | undefined
  let writing = Promise.resolve()

  async function write(): Promise<void> {
    const searches = gathered
    gathered = []
    timer = undefined
    try {
      const counted: VisitorSearch[] = []
      for (const { query, found, similar, now } of searches) {
        const term = query.categoria ?? query.nomeFantasia ?? ''
        const everywhere = found || (await foundInOtherPlans(query))
        counted.push({ term, found: everywhere, similar, now })
      }
      await recordSearches(database.db, counted)
      await recordKeywords(database.db, await keywordsOf(searches))
    } catch {
      log.warn('searches not counted')
    }
  }

  async function keywordsOf(searches: typeof gathered): Promise<KeywordSearch[]> {
    const keywords: KeywordSearch[] = []
    for (const { query, category, first, now } of searches) {
      const asked = { text: query.categoria ?? '', estado: query.estado, category, first }
      for (const keyword of await keywordsIn(database.readDb, asked)) {
        keywords.push({ ...keyword, day: dayOf(now) })
      }
    }
    return keywords
  }

  /** Whether a search found anything is asked of all plans; what is only similar is no find. */
  async function foundInOtherPlans(query: Query): Promise<number> {
    if (!query.plan?.length) return 0
    const everywhere = { ...query, plan: [], limit: 1, cursor: undefined }
    return (await searchDirectory(database.readDb, everywhere)).total
  }

  return {
    add(query, outcome, { ip }) {
      if (!isCounted(query) || gathered.length >= mostGathered) return
      const { categoria, nomeFantasia, estado } = query
      const search = JSON.stringify([categoria, nomeFantasia, estado]).toLowerCase()
      if (!counts(networkOf(ip), search)) return
      gathered.push({ ...outcome, query, now: clock.now() })
      timer ??= setTimeout(() => {
        writing = write()
      }, gatherMs)
    },
    async close() {
      clearTimeout(timer)
      await writing
      if (gathered.length > 0) await write()
    },
  }
}

/**
 * A page may ask for its plans in several calls: the one that says so counts the search, a call for
 * every plan always does.
 */
function isCounted({ plan, record, cursor, categoria, nomeFantasia }: Query): boolean {
  const isPart = (plan ?? []).length > 0 && record !== 'search'
  return !isPart && !cursor && Boolean(categoria ?? nomeFantasia)
}
