import { createHash } from 'node:crypto'
import { Prepared } from './prepared.ts'

/** A page as any anonymous visitor sees it. */
export type PublicPage = {
  status: number
  location: string | null
  body: Prepared
  /** The page's own inline scripts, as sources of its content security policy. */
  scripts: string
  /** False when something it shows could not be loaded: whoever asks next gets a new one. */
  complete: boolean
}

type Entry = { page?: PublicPage; startedAt: number; rendering?: Promise<PublicPage> }

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

/**
 * Keeps rendered pages for moments. Each key is rendered once at a time, however many ask; a page
 * that is no longer fresh is sent once more while the next one is made. While pages fail, because the
 * database is away, the last good one is sent with its age.
 */
export function makePageCache(
  now: () => number = () => performance.now(),
  limits: Limits = defaults,
): PageCache {
  const entries = new Map<string, Entry>()
  let bytes = 0

  function drop(key: string): void {
    bytes -= entries.get(key)?.page?.body.size ?? 0
    entries.delete(key)
  }

  function keep(key: string, page: PublicPage, startedAt: number): void {
    drop(key)
    entries.set(key, { page, startedAt })
    bytes += page.body.size
    for (const oldest of entries.keys()) {
      if (entries.size <= limits.pages && bytes <= limits.bytes) break
      drop(oldest)
    }
  }

  /** After a failure the former page stays for as long as it may still help. */
  function forgetRendering(key: string, { page, startedAt }: Entry): void {
    if (!page || now() - startedAt > limits.lastGoodMs) return drop(key)
    entries.set(key, { page, startedAt })
  }

  function render(key: string, entry: Entry, make: () => Promise<PublicPage>): Promise<PublicPage> {
    const startedAt = now()
    const rendering = make().then(
      (page) => {
        if (!page.complete) forgetRendering(key, entry)
        else if (page.status === 200) keep(key, page, startedAt)
        else drop(key)
        return page
      },
      (error: unknown) => {
        forgetRendering(key, entry)
        throw error
      },
    )
    entries.set(key, { ...entry, rendering })
    return rendering
  }

  /** The last good copy instead of a page that failed or lacks something. */
  async function newOrLastGood(
    { page: former, startedAt }: Entry,
    rendering: Promise<PublicPage>,
  ): Promise<KeptPage> {
    const age = now() - startedAt
    const lastGood =
      former && age < limits.lastGoodMs ? { page: former, age: Math.round(age / 1000) } : undefined
    try {
      const page = await rendering
      return page.complete ? { page } : (lastGood ?? { page })
    } catch (error) {
      if (lastGood) return lastGood
      throw error
    }
  }

  return {
    async get(key, make) {
      const entry = entries.get(key) ?? { startedAt: Number.NEGATIVE_INFINITY }
      const age = now() - entry.startedAt
      if (entry.page && age < limits.freshMs) return { page: entry.page }
      if (entry.page && age < limits.staleMs) {
        // Its failure belongs to the next visitor, who has to wait for a page.
        if (!entry.rendering) render(key, entry, make).catch(() => {})
        return { page: entry.page }
      }
      return newOrLastGood(entry, entry.rendering ?? render(key, entry, make))
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
