/** Square: a logo or a face. */
export const photoSizes = [96, 320, 1000] as const
export type PhotoSize = (typeof photoSizes)[number]

type Shape = { widths: readonly number[]; ratio: number; shared: boolean }

/** How a picture is cut: its widths, how high it is for each, and whether other sites show it as a JPEG. */
export const photoShapes = {
  square: { widths: photoSizes, ratio: 1, shared: true },
  cover: { widths: [640, 1280, 1920], ratio: 5 / 12, shared: true },
  picture: { widths: [320, 640, 1280], ratio: 3 / 4, shared: false },
} as const satisfies Record<string, Shape>

export type PhotoShape = keyof typeof photoShapes

export const photoHeight = (shape: PhotoShape, width: number): number =>
  Math.round(width * photoShapes[shape].ratio)

/** A stored photo is named by its content, so its address never changes and is cached for ever. */
export function photoUrl(photo: string | null, size: PhotoSize): string | null {
  return photo ? `/photos/${photo}/${size}.webp` : null
}

/** For other sites, which may show anything behind what is transparent: a JPEG on white. */
export function sharedPhotoUrl(photo: string | null): string | null {
  return photo ? `/photos/${photo}/1000.jpg` : null
}

type WideShape = Exclude<PhotoShape, 'square'>

/** What an `img` needs to load the smallest file that is sharp, and to keep its room until then. */
export function pictureSources(shape: WideShape, photo: string, shownWidth: number) {
  const { widths } = photoShapes[shape]
  return {
    src: `/photos/${photo}/${widths[1]}.webp`,
    srcSet: widths.map((width) => `/photos/${photo}/${width}.webp ${width}w`).join(', '),
    width: shownWidth,
    height: photoHeight(shape, shownWidth),
  }
}

/** For other sites: a JPEG of the cover. */
export const sharedCoverUrl = (photo: string): string => `/photos/${photo}/1280.jpg`

/** A PDF of a supplier's page, to be saved. */
export const documentUrl = (file: string): string => `/documentos/${file}`
