export type * from './schemas/photos.ts'

export const mostPhotoBytes = 10 * 1024 * 1024

export const mostPhotoPixels = 50_000_000

export const photoTypes = ['image/jpeg', 'image/png', 'image/webp'] as const

export const listPhotos = 'GET /v1/Photos/photo/plan' as const
export const uploadPhoto = 'POST /v1/Photos/photo/plan' as const
export const deletePhoto = 'DELETE /v1/Photos/photo/plan' as const
