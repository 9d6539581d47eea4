import { readFileSync } from 'node:fs'
import swagger, { type StaticDocumentSpec } from '@fastify/swagger'
import swaggerUi from '@fastify/swagger-ui'
import type { App } from './parts.ts'

const file = new URL('../../../docs/openapi.json', import.meta.url)
let document: StaticDocumentSpec['document'] | undefined

/** The OpenAPI document of the contract as it was written down (`npm run openapi`), with a page to read it at /api/docs. */
export async function docsRoutes(app: App): Promise<void> {
  document ??= JSON.parse(readFileSync(file, 'utf8')) as StaticDocumentSpec['document']
  await app.register(swagger, { mode: 'static', specification: { document } })
  await app.register(swaggerUi, { routePrefix: '/api/docs', staticCSP: true })
}
