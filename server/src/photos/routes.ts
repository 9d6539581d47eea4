import multipart from '@fastify/multipart'
import { deletePhoto, listPhotos, mostPhotoBytes, uploadPhoto } from 'contract/photos'
import { photoShapes } from 'contract/rules/photo-url'
import { readUpload, uploadLimits } from '../files/upload.ts'
import { AppError } from '../http/errors.ts'
import type { App } from '../http/parts.ts'
import { route } from '../http/route.ts'
import { listPhoto, removePhoto, replacePhoto } from './service.ts'

const contentTypes = { webp: 'image/webp', jpg: 'image/jpeg' } as const
const widths = Object.values(photoShapes).flatMap((shape) => [...shape.widths])
const versionName = new RegExp(`^(?:${widths.join('|')})\\.(webp|jpg)$`)

const photo = {
  most: mostPhotoBytes,
  unreadable: 'PHOTO_UNREADABLE',
  tooLarge: 'PHOTO_TOO_LARGE',
} as const

export async function photoRoutes(app: App): Promise<void> {
  route(app, listPhotos, ({ query }, context) => listPhoto(context, query))
  route(app, deletePhoto, ({ query }, context) => removePhoto(context, query))

  // Only the upload understands multipart.
  await app.register(async (scope) => {
    await scope.register(multipart, uploadLimits(mostPhotoBytes))
    route(scope as App, uploadPhoto, ({ query }, context) =>
      replacePhoto(context, query, async () => (await readUpload(context.request, photo)).bytes),
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
