import { migrate } from '../../server/src/database/migrate.ts'
import { openDatabase } from '../../server/src/database/db.ts'
import { searchDirectory } from '../../server/src/search/service.ts'
import { loadDemoCast } from '../../server/seed/demo.ts'
import {
  type Figures,
  figuresOf,
  goals,
  judgedQueries,
  measure,
  type Measured,
  missed,
} from '../../server/test/relevance.ts'
import { prepareDatabase, withPostgres } from './database.ts'

/** Prints how well the search answers what buyers type, by kind; returns whether the goals hold. */
export function run(): Promise<boolean> {
  return withPostgres(async (url) => {
    const connectionString = await prepareDatabase(url, 'bench_relevance', async (pool) => {
      await migrate(pool)
      const database = openDatabase({ connectionString: `${pool.options.connectionString}` })
      await loadDemoCast(database, new Date())
      await database.close()
    })
    const database = openDatabase({ connectionString })
    const results: Measured[] = []
    for (const query of judgedQueries) {
      const { data } = await searchDirectory(database.db, { categoria: query.q, limit: 20 })
      results.push(
        measure(
          query,
          data.map(({ nome }) => nome),
        ),
      )
    }
    await database.close()
    return report(results)
  })
}

function report(results: readonly Measured[]): boolean {
  const names = Object.keys(goals) as (keyof Figures)[]
  const line = (title: string, figures: Figures) =>
    title.padEnd(16) +
    names
      .map((name) => (Number.isNaN(figures[name]) ? '-' : figures[name].toFixed(3)).padStart(10))
      .join('')
  console.log(`${judgedQueries.length} judged queries`)
  console.log(''.padEnd(16) + names.map((name) => name.padStart(10)).join(''))
  for (const kind of new Set(results.map((result) => result.kind))) {
    console.log(line(kind, figuresOf(results.filter((result) => result.kind === kind))))
  }
  const figures = figuresOf(results)
  console.log(line('all', figures))
  for (const { q, first, none, names: came } of results) {
    if (none ? came.length > 0 : !first)
      console.log(`     '${q}' begins with ${came[0] ?? 'nobody'}`)
  }
  const misses = missed(figures)
  for (const miss of misses) console.log(`FAIL ${miss}`)
  return misses.length === 0
}
