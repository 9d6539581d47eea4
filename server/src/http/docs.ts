import swagger, { type StaticDocumentSpec } from '@fastify/swagger'
import swaggerUi from '@fastify/swagger-ui'
import { makeOpenApi } from './openapi.ts'
import type { App } from './parts.ts'

let document: StaticDocumentSpec['document'] | undefined

/** The OpenAPI document of the contract, with a page to read it at /api/docs. */
export async function docsRoutes(app: App): Promise<void> {
  document ??= makeOpenApi() as unknown as StaticDocumentSpec['document']
  await app.register(swagger, { mode: 'static', specification: { document } })
  await app.register(swaggerUi, { routePrefix: '/api/docs', staticCSP: true })
}
