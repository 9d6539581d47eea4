export type Box = { x: number; y: number; width: number; height: number }

/** How a picture becomes the square photo: a part of it fills the square, or all of it lies inside. */
export type Framing =
  | { mode: 'fill'; area: Box }
  | { mode: 'whole'; background: 'white' | 'transparent' }

/** Shorter ones are shown larger than they are. */
export const fewestPixels = 200

const side = 1000
const quality = 0.9
/** The directory shows photos round: whatever lies within this part of the circle is never cut. */
const circle = 0.96

/** Where the whole picture lies in a square of this side. */
export function wholeBox(width: number, height: number, square: number): Box {
  const scale = (square * circle) / Math.hypot(width, height)
  const [w, h] = [width * scale, height * scale]
  return { x: (square - w) / 2, y: (square - h) / 2, width: w, height: h }
}

/** Draws the photo as it will be saved, in any size: preview and file are the same drawing. */
export function drawPhoto(
  context: CanvasRenderingContext2D,
  image: HTMLImageElement,
  framing: Framing,
  square: number,
): void {
  context.clearRect(0, 0, square, square)
  if (framing.mode === 'fill' || framing.background === 'white') {
    context.fillStyle = 'white'
    context.fillRect(0, 0, square, square)
  }
  context.imageSmoothingQuality = 'high'
  if (framing.mode === 'fill') {
    const { x, y, width, height } = framing.area
    context.drawImage(image, x, y, width, height, 0, 0, square, square)
  } else {
    const { x, y, width, height } = wholeBox(image.naturalWidth, image.naturalHeight, square)
    context.drawImage(image, x, y, width, height)
  }
}

/** A JPEG of 1000 x 1000 on white; what is to stay transparent is a PNG. */
export async function photoFile(image: HTMLImageElement, framing: Framing): Promise<Blob> {
  const canvas = document.createElement('canvas')
  canvas.width = side
  canvas.height = side
  const context = canvas.getContext('2d')
  if (!context) throw new Error('this browser cannot draw')
  drawPhoto(context, image, framing, side)
  const transparent = framing.mode === 'whole' && framing.background === 'transparent'
  return new Promise((resolve, reject) => {
    const done = (blob: Blob | null) =>
      blob ? resolve(blob) : reject(new Error('the photo could not be made'))
    if (transparent) canvas.toBlob(done, 'image/png')
    else canvas.toBlob(done, 'image/jpeg', quality)
  })
}

/** Also tells whether a chosen file is an image that this browser can read. */
export function loadImage(url: string): Promise<HTMLImageElement> {
  return new Promise((resolve, reject) => {
    const image = new Image()
    image.addEventListener('load', () => resolve(image))
    image.addEventListener('error', () => reject(new Error('not an image')))
    image.src = url
  })
}
