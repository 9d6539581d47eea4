import { createHash } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import { CompressedBody } from './compressed-body.ts'

/** A page as any anonymous visitor sees it. */
export type PublicPage = {
  status: number
  location: string | null
  body: CompressedBody
  /** The page's own inline scripts, as sources of its content security policy. */
  scripts: string
  /** False when something it shows could not be loaded: whoever asks next gets a new one. */
  complete: boolean
}

type Limits = {
  freshMs: number
  staleMs: number
  lastGoodMs: number
  pages: number
  bytes: number
}

// A change of a supplier shows within five seconds: a page older than staleMs is sent only while no
// whole new one can be made.
const defaults: Limits = {
  freshMs: 1_500,
  staleMs: 4_000,
  lastGoodMs: 60 * 60 * 1000,
  pages: 500,
  bytes: 48 * 1024 * 1024,
}

export type PageCache = {
  get(key: string, render: () => Promise<PublicPage>): Promise<KeptPage>
}

/** `age` in seconds is there when this is the last good copy of a page that cannot be made now. */
export type KeptPage = { page: PublicPage; age?: number }

type Entry = { page: PublicPage; startedAt: number }

/** What was rendered but is not worth keeping: another status, or something is missing. */
class NotKept extends Error {
  readonly page: PublicPage
  constructor(page: PublicPage) {
    super(`a page of status ${page.status} that is not kept`)
    this.page = page
  }
}

/**
 * Keeps rendered pages for moments. Each key is rendered once at a time, however many ask; a page
 * that is no longer fresh is sent once more while the next one is made. While pages fail, because the
 * database is away, the last good one is sent with its age.
 */
export function makePageCache(
  now: () => number = () => performance.now(),
  limits: Limits = defaults,
): PageCache {
  const cache = new LRUCache<string, Entry, () => Promise<PublicPage>>({
    max: limits.pages,
    maxSize: limits.bytes,
    sizeCalculation: ({ page }) => Math.max(1, page.body.size),
    ttl: limits.freshMs,
    ttlResolution: 0,
    perf: { now },
    noDeleteOnFetchRejection: true,
    // Whoever waits for a page gets it, also when others have pushed it out of the cache meanwhile.
    ignoreFetchAbort: true,
    async fetchMethod(_key, _former, { context: render }) {
      const startedAt = now()
      const page = await render()
      if (page.complete && page.status === 200) return { page, startedAt }
      throw new NotKept(page)
    },
  })

  /** A page that failed or lacks something gives way to the last good copy, if there is one. */
  function afterFailure(key: string, error: unknown, former: Entry | undefined): KeptPage {
    const made = error instanceof NotKept ? error.page : undefined
    if (made?.complete) {
      cache.delete(key)
      return { page: made }
    }
    const age = former ? now() - former.startedAt : Number.POSITIVE_INFINITY
    if (former && age < limits.lastGoodMs) return { page: former.page, age: Math.round(age / 1000) }
    if (made) return { page: made }
    throw error
  }

  return {
    async get(key, render) {
      const former = cache.peek(key, { allowStale: true })
      const allowStale = former !== undefined && now() - former.startedAt < limits.staleMs
      try {
        const { page } = await cache.forceFetch(key, { context: render, allowStale })
        return { page }
      } catch (error) {
        return afterFailure(key, error, former)
      }
    },
  }
}

/**
 * A page that many receive cannot carry a nonce. The scripts that were rendered with one, and only
 * those, are allowed by their hash instead: a script that got into the page in any other way does
 * not know the nonce and stays forbidden.
 */
export function hashScripts(html: string, nonce: string): { html: string; scripts: string } {
  const attribute = ` nonce="${nonce}"`
  const hashes = new Set<string>()
  for (const [, attributes = '', code = ''] of html.matchAll(
    /<script\b([^>]*)>([\s\S]*?)<\/script>/g,
  )) {
    if (!attributes.includes(attribute) || /\ssrc=/.test(attributes)) continue
    hashes.add(`'sha256-${createHash('sha256').update(code).digest('base64')}'`)
  }
  return { html: html.replaceAll(attribute, ''), scripts: [...hashes].join(' ') }
}
