import { readFileSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { withoutWordIndex } from './make-suppliers.ts'
import { makeVocabulary } from './vocabulary.ts'

const indexedAtOnce = 500

/** Seconds to write the documents of all suppliers anew, with the index over their words. */
export async function timeIndexing(connectionString: string, size: number): Promise<number> {
  const client = new pg.Client({ connectionString })
  await client.connect()
  await client.query('TRUNCATE search_documents')
  const start = performance.now()
  await withoutWordIndex(client, async () => {
    for (let last = 0; last < size; last += indexedAtOnce) {
      await client.query(
        'SELECT index_suppliers(ARRAY(SELECT id FROM suppliers WHERE id > $1 AND id <= $2))',
        [last, last + indexedAtOnce],
      )
    }
  })
  const seconds = (performance.now() - start) / 1000
  await client.query('VACUUM ANALYZE search_documents')
  await client.end()
  return seconds
}

/** Megabytes of the search's own tables with their indexes. */
export async function sizeOfSearch(connectionString: string): Promise<number> {
  const client = new pg.Client({ connectionString })
  await client.connect()
  const { rows } = await client.query<{ bytes: string }>(
    `SELECT pg_total_relation_size('search_documents') + pg_total_relation_size('search_words') AS bytes`,
  )
  await client.end()
  return Number(rows[0]?.bytes) / 2 ** 20
}

/** Milliseconds from a supplier's edit to the first search that finds its new word. */
export async function timeEdit(base: string, connectionString: string): Promise<number> {
  const client = new pg.Client({ connectionString })
  await client.connect()
  const word = `zyxw${Date.now().toString(36)}`
  const start = performance.now()
  await client.query(
    `UPDATE suppliers SET "descricaoServico" = "descricaoServico" || ' ' || $1 WHERE id = 1`,
    [word],
  )
  await client.end()
  for (;;) {
    const answer = await fetch(`${base}/api/v1/Fornecedores/search?categoria=${word}`)
    const { data } = (await answer.json()) as { data: { id: number }[] }
    if (data.some(({ id }) => id === 1)) return performance.now() - start
    await wait(5)
  }
}

const badInputs: [string, string][] = [
  ['10,000 characters', 'a'.repeat(10_000)],
  ['only signs', '!?%&()[]'],
  ['emoji', '🏥🚑💉'],
  ['NUL', 'auto\0clave'],
  ['SQL', "'; DROP TABLE suppliers; --"],
  ['40 words', Array.from({ length: 40 }, (_, n) => `palavra${n}`).join(' ')],
  ['40 words that suppliers use', makeVocabulary().slice(40, 80).join(' ')],
  ['a place that does not exist', 'resíduos em Xyzópolis'],
]

/** Prints what each gets; returns the slowest in milliseconds. */
export async function timeBadInput(base: string): Promise<number> {
  console.log(`\n${'bad input'.padEnd(30)} status     ms`)
  let slowest = 0
  for (const [name, text] of badInputs) {
    const start = performance.now()
    const { status } = await fetch(`${base}/api/v1/search?q=${encodeURIComponent(text)}`)
    const ms = performance.now() - start
    if (status >= 500) throw new Error(`${name} got ${status}`)
    slowest = Math.max(slowest, ms)
    console.log(`${name.padEnd(30)} ${String(status).padStart(6)} ${ms.toFixed(1).padStart(6)}`)
  }
  return slowest
}

/** Resident megabytes of a process. */
export function memoryOf(pid: number | undefined): number {
  const kilobytes = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]
  return Number(kilobytes) / 1024
}
