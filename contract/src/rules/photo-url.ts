export const photoSizes = [96, 320, 1000] as const
export type PhotoSize = (typeof photoSizes)[number]

/** A stored photo is named by its content, so its address never changes and is cached for ever. */
export function photoUrl(photo: string | null, size: PhotoSize): string | null {
  return photo ? `/photos/${photo}/${size}.webp` : null
}
