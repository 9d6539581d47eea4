import pg from 'pg'

export type Leader = {
  /** Whether this process is the one of all on its database that does what is done once. */
  leads(): Promise<boolean>
  close(): Promise<void>
}

/** Any number, but the same in every process, and another than that of the migrations. */
const lockKey = 20_261_116

/**
 * An advisory lock of PostgreSQL. It belongs to the connection: asking for it again is answered yes,
 * and it is free for another process as soon as its holder ends or is cut off.
 */
export function postgresLeader(connectionString: string): Leader {
  let client: pg.Client | undefined
  let asking: Promise<boolean> | undefined

  async function connect(): Promise<pg.Client> {
    const next = new pg.Client({
      connectionString,
      connectionTimeoutMillis: 1_500,
      query_timeout: 1_500,
      keepAlive: true,
    })
    // Without a listener a connection that breaks would end the process.
    next.on('error', () => {})
    await next.connect()
    return next
  }

  async function ask(): Promise<boolean> {
    try {
      client ??= await connect()
      const sql = 'SELECT pg_try_advisory_lock($1) AS held'
      const { rows } = await client.query<{ held: boolean }>(sql, [lockKey])
      return rows[0]?.held ?? false
    } catch {
      // Whoever cannot reach the database does not lead. A new connection is tried next time.
      const broken = client
      client = undefined
      await broken?.end().catch(() => {})
      return false
    }
  }

  return {
    leads() {
      asking ??= ask().finally(() => {
        asking = undefined
      })
      return asking
    },
    async close() {
      await asking
      await client?.end().catch(() => {})
    },
  }
}

/** The embedded database has one process. */
export const onlyProcess: Leader = { leads: async () => true, close: async () => {} }
