import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import * as at from '../photos.ts'
import { id } from '../rules/fields.ts'
import { kindWord } from '../rules/supplier-kind.ts'

/** The specification also sends `typePlan` and `urlPhoto`: both are ignored. */
const PhotoQuery = z.object({ id_user: id(), type_user: kindWord() })

/** At most one entry. */
const PhotoList = z.array(z.object({ urlPhoto: z.string() }))

export const listPhotos = endpoint(at.listPhotos, {
  summary: 'The photo of a supplier; empty when there is none to show',
  access: 'public',
  query: PhotoQuery,
  reply: PhotoList,
  limit: { max: 240, perSeconds: 60 },
})

export const uploadPhoto = endpoint(at.uploadPhoto, {
  summary: 'Replaces the photo by the multipart field `file`; not for the free plan',
  access: { ownerOf: 'supplier', idIn: 'query.id_user' },
  query: PhotoQuery,
  multipart: true,
  reply: PhotoList,
  errors: [
    'NOT_FOUND',
    'PLAN_REQUIRED',
    'PHOTO_UNREADABLE',
    'PHOTO_TOO_LARGE',
    'TOO_MANY_REQUESTS',
  ],
})

export const deletePhoto = endpoint(at.deletePhoto, {
  summary:
    'Removes the photo; unless `forGood`, it comes back when an upload that follows shortly after fails',
  access: { ownerOf: 'supplier', idIn: 'query.id_user' },
  query: z.extend(PhotoQuery, { forGood: z.optional(z.literal('true')) }),
  reply: PhotoList,
  errors: ['NOT_FOUND'],
})
