import pg from 'pg'

const problems: string[] = []

export function say(text: string): void {
  process.stdout.write(`${text}\n`)
}

/** A condition of the suite; what does not hold is said at once and fails the whole at the end. */
export function must(holds: boolean, text: string): void {
  if (holds) return
  problems.push(text)
  say(`  DOES NOT HOLD: ${text}`)
}

export const failed = (): boolean => problems.length > 0

export const longest = (times: readonly number[]): number =>
  Math.round(times.reduce((most, ms) => Math.max(most, ms), 0))

/** Of everything acknowledged: what is not there, and what is there twice. */
export async function countLost(databaseUrl: string, acknowledged: readonly string[]) {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  const { rows } = await client.query<{ email: string; times: number }>(
    'SELECT email_indicado AS email, count(*)::int AS times FROM referrals GROUP BY 1',
  )
  await client.end()
  const stored = new Map(rows.map(({ email, times }) => [email, times]))
  return {
    lost: acknowledged.filter((email) => !stored.has(email)).length,
    twice: [...stored.values()].filter((times) => times > 1).length,
  }
}
