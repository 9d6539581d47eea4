import multipart from '@fastify/multipart'
import { mostPhotoBytes } from 'contract/photos'
import {
  getOwnPage,
  getPublishedPage,
  publishPage,
  removeFromPage,
  savePageDraft,
  setPageAddress,
  uploadPageDocument,
  uploadPagePicture,
} from 'contract/supplier-pages'
import { pdfUpload, readUpload, uploadLimits } from '../files/upload.ts'
import { attachment } from '../http/attachment.ts'
import type { App } from '../http/parts.ts'
import { route } from '../http/route.ts'
import { changeAddress } from './service-address.ts'
import { addDocument, addPicture, findDocument } from './service-files.ts'
import { readPublished, removePart } from './service-removal.ts'
import { publish, readOwnPage, saveDraft } from './service.ts'

const picture = {
  most: mostPhotoBytes,
  unreadable: 'PHOTO_UNREADABLE',
  tooLarge: 'PHOTO_TOO_LARGE',
} as const

export async function supplierPageRoutes(app: App): Promise<void> {
  route(app, getOwnPage, ({ params }, { db }) => readOwnPage(db, params.id))
  route(app, getPublishedPage, ({ params }, { db }) => readPublished(db, params.id))
  route(app, removeFromPage, ({ params, body }, context) => removePart(context, params.id, body))
  route(app, savePageDraft, ({ params, body }, context) => saveDraft(context, params.id, body))
  route(app, publishPage, ({ params, body }, context) => publish(context, params.id, body.version))
  route(app, setPageAddress, ({ params, body }, context) =>
    changeAddress(context, params.id, body.slug),
  )

  // Only the uploads understand multipart.
  await app.register(async (scope) => {
    await scope.register(multipart, uploadLimits(Math.max(picture.most, pdfUpload.most)))
    route(scope as App, uploadPagePicture, ({ params, query }, context) =>
      addPicture(context, params.id, query.use, () => readUpload(context.request, picture)),
    )
    route(scope as App, uploadPageDocument, ({ params }, context) =>
      addDocument(context, params.id, () => readUpload(context.request, pdfUpload)),
    )
  })

  documentRoute(app)
}

/** Sent to be saved, never to be opened here: what strangers wrote does not run under our name. */
function documentRoute(app: App): void {
  const { settings, database, files } = app.parts
  const rateLimit = { max: Math.ceil(120 * settings.rateLimitScale), timeWindow: 60_000 }
  app.get<{ Params: { file: string } }>(
    '/documentos/:file',
    { config: { rateLimit } },
    async (request, reply) => {
      const session = await app.findSession(request, true)
      const found = await findDocument({ db: database.db, files }, request.params.file, session)
      reply.header('cache-control', 'private, no-cache')
      reply.header('content-disposition', attachment(`${found.name}.pdf`))
      return reply.type('application/pdf').send(found.body)
    },
  )
}
