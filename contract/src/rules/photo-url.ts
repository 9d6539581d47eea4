export const photoSizes = [96, 320, 1000] as const
export type PhotoSize = (typeof photoSizes)[number]

/** A stored photo is named by its content, so its address never changes and is cached for ever. */
export function photoUrl(photo: string | null, size: PhotoSize): string | null {
  return photo ? `/photos/${photo}/${size}.webp` : null
}

/** For other sites, which may show anything behind what is transparent: a JPEG on white. */
export function sharedPhotoUrl(photo: string | null): string | null {
  return photo ? `/photos/${photo}/1000.jpg` : null
}
