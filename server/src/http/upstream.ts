import { LRUCache } from 'lru-cache'
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

/**
 * A public service of somebody else: fixed host, no redirects, 3 s, 256 KB, answers kept for a day,
 * one request for the same thing at a time, and a circuit breaker: after five failures in a row
 * nothing is asked for half a minute.
 */
export function makeUpstream(baseUrl: string, clock: Clock, log: Logger): Upstream {
  const base = baseUrl.replace(/\/+$/, '')
  const now = () => clock.now().getTime()
  let failures = 0
  let openUntil = 0

  async function load(path: string): Promise<unknown> {
    if (openUntil > now()) throw new Error('the circuit breaker is open')
    try {
      const value = await fetchJson(`${base}${path}`)
      failures = 0
      return value
    } catch (error) {
      failures++
      if (failures >= failuresToOpen) openUntil = now() + openMs
      log.warn({ host: new URL(base).host, reason: reasonOf(error) }, 'upstream failed')
      throw error
    }
  }

  const answers = new LRUCache<string, { value: unknown }>({
    max: keptAnswers,
    ttl: keepFoundMs,
    ttlResolution: 0,
    perf: { now },
    ignoreFetchAbort: true,
    async fetchMethod(path, _former, { options }) {
      const value = await load(path)
      if (value === null) options.ttl = keepMissingMs
      return { value }
    },
  })

  return { get: async (path) => (await answers.forceFetch(path)).value }
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
