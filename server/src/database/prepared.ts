import type pg from 'pg'

/** So often a connection sees a text before it counts as one that comes again. */
const usesBefore = 5
/** PostgreSQL keeps a plan for each, in each connection; texts are made of filters, and so are many. */
const mostPrepared = 200

/**
 * Statements that come again and again are prepared on their connection, as JDBC does it: PostgreSQL
 * reads and plans them once, which takes several times as long as running a small one.
 */
export function prepareWhatRepeats(client: pg.ClientBase): void {
  const uses = new Map<string, number>()
  const names = new Map<string, string>()

  function nameOf(text: string): string | undefined {
    const known = names.get(text)
    if (known || names.size >= mostPrepared) return known
    const count = (uses.get(text) ?? 0) + 1
    if (uses.size >= 10 * mostPrepared) uses.clear()
    uses.set(text, count)
    if (count <= usesBefore) return undefined
    const name = `repeated_${names.size + 1}`
    names.set(text, name)
    uses.delete(text)
    return name
  }

  type Query = (config: unknown, ...rest: unknown[]) => unknown
  const send = client.query.bind(client) as Query
  const sendNamed: Query = (config, ...rest) =>
    send(isQuery(config) ? named(config) : config, ...rest)
  const named = (config: pg.QueryConfig) => ({
    ...config,
    name: config.name ?? nameOf(config.text),
  })
  client.query = sendNamed as typeof client.query
}

/** Neither a bare text (BEGIN, SET) nor a stream of its own, such as a cursor. */
const isQuery = (config: unknown): config is pg.QueryConfig =>
  typeof config === 'object' && config !== null && 'text' in config && !('submit' in config)
