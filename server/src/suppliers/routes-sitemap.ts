import { policies, urls } from 'contract/urls'
import type { FastifyReply } from 'fastify'
import { indexedPages, keepPresence } from '../categories/service-pages.ts'
import { AppError } from '../http/errors.ts'
import type { App } from '../http/parts.ts'
import { selectSlugs, selectVisibleCount } from './queries-directory.ts'

/** A fifth of what a sitemap may hold, so that each part is made in a moment. */
const perPart = 10_000

const pages = [
  urls.home,
  urls.results,
  urls.categories,
  urls.plans,
  urls.chat,
  urls.terms,
  ...policies.map(urls.policy),
]

const hidden = ['/api/', '/dev/', urls.dashboard, urls.panel, urls.changePlan]

/** What search engines read: /robots.txt and /sitemap.xml, in parts when the directory is large. */
export function sitemapRoutes(app: App): void {
  const { settings, database } = app.parts
  const rateLimit = { max: Math.ceil(60 * settings.rateLimitScale), timeWindow: 60_000 }
  const options = { config: { rateLimit } }
  const presence = keepPresence()
  const absolute = (path: string) => `${settings.publicUrl}${path}`

  app.get('/robots.txt', options, (_request, reply) =>
    cacheable(reply)
      .type('text/plain; charset=utf-8')
      .send(
        [
          'User-agent: *',
          ...hidden.map((path) => `Disallow: ${path}`),
          '',
          `Sitemap: ${absolute('/sitemap.xml')}`,
          '',
        ].join('\n'),
      ),
  )

  app.get('/sitemap.xml', options, async (_request, reply) => {
    const parts = Math.ceil((await selectVisibleCount(database.db)) / perPart)
    if (parts <= 1) {
      return sendXml(reply, 'urlset', [...(await pageEntries()), ...(await supplierEntries(0))])
    }
    const files = Array.from(
      { length: parts },
      (_, part) => `/sitemap-fornecedores-${part + 1}.xml`,
    )
    return sendXml(
      reply,
      'sitemapindex',
      ['/sitemap-paginas.xml', ...files].map((path) => entry('sitemap', absolute(path))),
    )
  })

  app.get('/sitemap-paginas.xml', options, async (_request, reply) =>
    sendXml(reply, 'urlset', await pageEntries()),
  )

  app.get<{ Params: { part: string } }>(
    '/sitemap-fornecedores-:part(^\\d{1,4}).xml',
    options,
    async (request, reply) => {
      const entries = await supplierEntries(Number(request.params.part) - 1)
      if (entries.length === 0) throw new AppError('NOT_FOUND')
      return sendXml(reply, 'urlset', entries)
    },
  )

  const pageEntries = async () =>
    [...pages, ...indexedPages(await presence(database))].map((path) =>
      entry('url', absolute(path)),
    )

  async function supplierEntries(part: number): Promise<string[]> {
    if (part < 0) return []
    const rows = await selectSlugs(database.db, { skip: part * perPart, limit: perPart })
    return rows.map(({ slug, updated_at }) =>
      entry('url', absolute(urls.supplier(slug)), updated_at),
    )
  }
}

// Addresses here are made of slugs and fixed paths: nothing in them needs escaping.
function entry(tag: 'url' | 'sitemap', address: string, changed?: Date): string {
  const day = changed ? `<lastmod>${changed.toISOString().slice(0, 10)}</lastmod>` : ''
  return `<${tag}><loc>${address}</loc>${day}</${tag}>`
}

function sendXml(reply: FastifyReply, root: 'urlset' | 'sitemapindex', entries: string[]) {
  const open = `<${root} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">`
  const lines = ['<?xml version="1.0" encoding="UTF-8"?>', open, ...entries, `</${root}>`, '']
  return cacheable(reply).type('application/xml; charset=utf-8').send(lines.join('\n'))
}

const cacheable = (reply: FastifyReply) => reply.header('cache-control', 'public, max-age=3600')
