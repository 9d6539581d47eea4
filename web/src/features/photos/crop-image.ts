export type CropArea = { x: number; y: number; width: number; height: number }

const side = 1000
const quality = 0.9

/** The chosen square as a JPEG of 1000 x 1000 on white. */
export async function cropToJpeg(imageUrl: string, area: CropArea): Promise<Blob> {
  const image = await loadImage(imageUrl)
  const canvas = document.createElement('canvas')
  canvas.width = side
  canvas.height = side
  const context = canvas.getContext('2d')
  if (!context) throw new Error('this browser cannot draw')
  context.fillStyle = 'white'
  context.fillRect(0, 0, side, side)
  context.imageSmoothingQuality = 'high'
  context.drawImage(image, area.x, area.y, area.width, area.height, 0, 0, side, side)
  return new Promise((resolve, reject) => {
    canvas.toBlob(
      (blob) => (blob ? resolve(blob) : reject(new Error('the photo could not be made'))),
      'image/jpeg',
      quality,
    )
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
