import { createHash } from 'node:crypto'
import { mostPhotoPixels } from 'contract/photos'
import { photoHeight, photoShapes, type PhotoShape } from 'contract/rules/photo-url'
import sharp from 'sharp'
import { AppError } from '../http/errors.ts'
import { makeSemaphore } from '../jobs/semaphore.ts'

// Decoding runs in the thread pool of libuv, not on the main thread. It would keep memory for ever.
sharp.cache(false)
sharp.concurrency(1)
const withPermit = makeSemaphore(2, 16)

/** Of 6. The usual 4 takes more than twice as long, for files between 5 % smaller and 4 % larger. */
const effort = 2

export type PhotoVersion = { name: string; type: string; body: Buffer }

/** What the first bytes say; the file's name and declared type are the caller's and say nothing. */
function isPhoto(bytes: Buffer): boolean {
  const text = (from: number, to: number) => bytes.toString('latin1', from, to)
  const jpeg = text(0, 3) === '\xff\xd8\xff'
  const png = text(0, 8) === '\x89PNG\r\n\x1a\n'
  const webp = text(0, 4) === 'RIFF' && text(8, 12) === 'WEBP'
  return jpeg || png || webp
}

/**
 * Decodes an upload and makes the product's own files of it: cut to the shape, without metadata. A WebP keeps
 * what is transparent, a JPEG has it on white. Anything but one still JPEG, PNG or WebP of sane size is refused before it is decoded.
 */
export async function makePhotoVersions(
  bytes: Buffer,
  shape: PhotoShape,
): Promise<{ hash: string; versions: PhotoVersion[] }> {
  if (!isPhoto(bytes)) throw new AppError('PHOTO_UNREADABLE')
  return withPermit(async () => {
    const { widths, shared } = photoShapes[shape]
    const width = Math.max(...widths)
    const largest = { width, height: photoHeight(shape, width) }
    const { data, channels } = await decode(bytes, largest)
    const raw = { ...largest, channels }
    const versions: PhotoVersion[] = []
    for (const size of widths) {
      const scaled = () => sharp(data, { raw }).resize(size, photoHeight(shape, size))
      const webp = await scaled().webp({ quality: 82, effort }).toBuffer()
      versions.push({ name: `${size}.webp`, type: 'image/webp', body: webp })
      if (!shared) continue
      const jpeg = await scaled().flatten(white).jpeg({ quality: 90 }).toBuffer()
      versions.push({ name: `${size}.jpg`, type: 'image/jpeg', body: jpeg })
    }
    return { hash: createHash('sha256').update(data).digest('hex').slice(0, 32), versions }
  })
}

const white = { background: '#ffffff' }

/** Three channels, or four where something is transparent. */
async function decode(
  bytes: Buffer,
  { width, height }: { width: number; height: number },
): Promise<{ data: Buffer; channels: 3 | 4 }> {
  const options = { limitInputPixels: mostPhotoPixels, failOn: 'error' } as const
  // The header's own numbers, before anything is decoded.
  const header = await sharp(bytes, { ...options, limitInputPixels: false })
    .metadata()
    .catch(refuse)
  if (header.width * header.height > mostPhotoPixels) throw new AppError('PHOTO_TOO_LARGE')
  if ((header.pages ?? 1) > 1) throw new AppError('PHOTO_UNREADABLE')
  const cut = sharp(bytes, options)
    .autoOrient()
    .resize(width, height, { fit: 'cover' })
    .toColourspace('srgb')
  if (header.hasAlpha) {
    const data = await cut.clone().ensureAlpha().raw().toBuffer().catch(refuse)
    if (isTransparent(data)) return { data, channels: 4 }
  }
  const data = await cut.flatten(white).removeAlpha().raw().toBuffer().catch(refuse)
  return { data, channels: 3 }
}

/** Most files with an alpha channel make no use of it. */
function isTransparent(pixels: Buffer): boolean {
  for (let at = 3; at < pixels.length; at += 4) if (pixels[at] !== 255) return true
  return false
}

function refuse(): never {
  throw new AppError('PHOTO_UNREADABLE')
}
