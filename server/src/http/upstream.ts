import type { Clock } from '../jobs/clock.ts'
import type { Logger } from './log.ts'

const timeoutMs = 3_000
const longestAnswer = 256 * 1024
const failuresToOpen = 5
const openMs = 30_000
const keptAnswers = 5_000
const keepFoundMs = 24 * 60 * 60 * 1000
const keepMissingMs = 60 * 60 * 1000

export type Upstream = {
  /**
   * The JSON at this path below the configured address, or null for a 404. The caller must have
   * checked what goes into the path against a strict pattern. Rejects when the service fails.
   */
  get(path: string): Promise<unknown>
}

type Kept = { value: unknown; until: number }

/**
 * A public service of somebody else: fixed host, no redirects, 3 s, 256 KB, answers kept for a day,
 * one request for the same thing at a time, and after five failures in a row half a minute of rest.
 */
export function makeUpstream(baseUrl: string, clock: Clock, log: Logger): Upstream {
  const base = baseUrl.replace(/\/+$/, '')
  const kept = new Map<string, Kept>()
  const running = new Map<string, Promise<unknown>>()
  let failures = 0
  let closedUntil = 0

  function keep(path: string, value: unknown): void {
    kept.delete(path)
    const lifetime = value === null ? keepMissingMs : keepFoundMs
    kept.set(path, { value, until: clock.now().getTime() + lifetime })
    const oldest = kept.keys().next().value
    if (kept.size > keptAnswers && oldest !== undefined) kept.delete(oldest)
  }

  async function load(path: string): Promise<unknown> {
    try {
      const value = await fetchJson(`${base}${path}`)
      failures = 0
      keep(path, value)
      return value
    } catch (error) {
      failures++
      if (failures >= failuresToOpen) closedUntil = clock.now().getTime() + openMs
      log.warn({ host: new URL(base).host, reason: reasonOf(error) }, 'upstream failed')
      throw error
    }
  }

  return {
    async get(path) {
      const now = clock.now().getTime()
      const known = kept.get(path)
      if (known && known.until > now) return known.value
      if (closedUntil > now) throw new Error('the upstream rests after failures')
      const already = running.get(path)
      if (already) return already
      const started = load(path).finally(() => running.delete(path))
      running.set(path, started)
      return started
    },
  }
}

async function fetchJson(url: string): Promise<unknown> {
  const response = await fetch(url, {
    redirect: 'error',
    signal: AbortSignal.timeout(timeoutMs),
    headers: { accept: 'application/json' },
  })
  if (response.status === 404) {
    await response.body?.cancel()
    return null
  }
  if (!response.ok) {
    await response.body?.cancel()
    throw new Error(`status ${response.status}`)
  }
  return JSON.parse(await readText(response)) as unknown
}

async function readText(response: Response): Promise<string> {
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of (response.body ?? []) as AsyncIterable<Uint8Array>) {
    size += chunk.length
    // Leaving the loop cancels the stream.
    if (size > longestAnswer) throw new Error('answer too large')
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString('utf8')
}

const reasonOf = (error: unknown) => (error instanceof Error ? error.message : String(error))
