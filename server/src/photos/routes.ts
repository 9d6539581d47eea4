import multipart from '@fastify/multipart'
import { deletePhoto, listPhotos, mostPhotoBytes, uploadPhoto } from 'contract/photos'
import { photoSizes } from 'contract/rules/photo-url'
import type { FastifyRequest } from 'fastify'
import { AppError } from '../http/errors.ts'
import type { App } from '../http/parts.ts'
import { route } from '../http/route.ts'
import { listPhoto, removePhoto, replacePhoto } from './service.ts'

const contentTypes = { webp: 'image/webp', jpg: 'image/jpeg' } as const
const versionName = new RegExp(`^(?:${photoSizes.join('|')})\\.(webp|jpg)$`)

export async function photoRoutes(app: App): Promise<void> {
  route(app, listPhotos, ({ query }, context) => listPhoto(context, query))
  route(app, deletePhoto, ({ query }, context) => removePhoto(context, query))

  // Only the upload understands multipart.
  await app.register(async (scope) => {
    await scope.register(multipart, {
      // One byte more than is allowed: the parser cuts a file that ends a chunk at its limit silently.
      limits: { fileSize: mostPhotoBytes + 1, files: 1, fields: 10, parts: 12 },
    })
    route(scope as App, uploadPhoto, ({ query }, context) =>
      replacePhoto(context, query, () => readUpload(context.request)),
    )
  })

  // Named by content: what an address shows never changes.
  app.get<{ Params: { hash: string; file: string } }>(
    '/photos/:hash/:file',
    async ({ params: { hash, file } }, reply) => {
      const type = versionName.exec(file)?.[1] as keyof typeof contentTypes | undefined
      const known = type && /^[0-9a-f]{32}$/.test(hash)
      const body = known ? await app.parts.files.get(`${hash}/${file}`) : null
      if (!body || !type) throw new AppError('NOT_FOUND')
      reply.header('cache-control', 'public, max-age=31536000, immutable')
      return reply.type(contentTypes[type]).send(body)
    },
  )
}

async function readUpload(request: FastifyRequest): Promise<Buffer> {
  if (!request.isMultipart()) throw new AppError('PHOTO_UNREADABLE')
  try {
    const part = await request.file()
    if (!part) throw new AppError('PHOTO_UNREADABLE')
    const bytes = await part.toBuffer()
    if (bytes.length > mostPhotoBytes) throw new AppError('PHOTO_TOO_LARGE')
    return bytes
  } catch (error) {
    if (error instanceof AppError) throw error
    const tooLarge = (error as { statusCode?: number }).statusCode === 413
    throw new AppError(tooLarge ? 'PHOTO_TOO_LARGE' : 'PHOTO_UNREADABLE')
  }
}
