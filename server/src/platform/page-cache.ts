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

type Limits = { freshMs: number; staleMs: number; pages: number; bytes: number }

// A change of a supplier shows within five seconds: a page older than staleMs is never sent.
const defaults: Limits = { freshMs: 1_500, staleMs: 4_000, pages: 500, bytes: 48 * 1024 * 1024 }

export type PageCache = {
  get(key: string, render: () => Promise<PublicPage>): Promise<PublicPage>
}

/**
 * Keeps rendered pages for moments. Each key is rendered once at a time, however many ask; a page
 * that is no longer fresh is sent once more while the next one is made.
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
    if (page.status !== 200 || !page.complete) return
    entries.set(key, { page, startedAt })
    bytes += page.body.size
    for (const oldest of entries.keys()) {
      if (entries.size <= limits.pages && bytes <= limits.bytes) break
      drop(oldest)
    }
  }

  function render(key: string, entry: Entry, make: () => Promise<PublicPage>): Promise<PublicPage> {
    const startedAt = now()
    const rendering = make().then(
      (page) => {
        keep(key, page, startedAt)
        return page
      },
      (error: unknown) => {
        drop(key)
        throw error
      },
    )
    entries.set(key, { ...entry, rendering })
    return rendering
  }

  return {
    async get(key, make) {
      const entry = entries.get(key) ?? { startedAt: Number.NEGATIVE_INFINITY }
      const age = now() - entry.startedAt
      if (entry.page && age < limits.freshMs) return entry.page
      if (entry.page && age < limits.staleMs) {
        // Its failure belongs to the next visitor, who has to wait for a page.
        if (!entry.rendering) render(key, entry, make).catch(() => {})
        return entry.page
      }
      return entry.rendering ?? render(key, entry, make)
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
