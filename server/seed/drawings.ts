import type { PhotoShape } from 'contract/rules/photo-url'
import pLimit from 'p-limit'
import sharp from 'sharp'
import type { Files } from '../src/files/files.ts'
import { makePhotoVersions } from '../src/files/photo-versions.ts'
import type { CastSupplier } from './cast/cast.ts'
import { logoSvg } from './logos.ts'
import { type DrawnPage, drawCastPages } from './pages.ts'

export type Drawings = {
  pages: Map<string, DrawnPage>
  logos: Map<string, string>
  /** The names of all of them, to be written down as the product's photos. */
  photos: Set<string>
}

/** Puts a picture among the files, through the same pipeline as an upload, and gives its name. */
export type Draw = (shape: PhotoShape, svg: string) => Promise<string>

/** What the cast's pages show and the logos of who pays, both by e-mail. Needs no database. */
export async function drawCast(
  files: Files,
  cast: readonly CastSupplier[],
  now: Date,
): Promise<Drawings> {
  const photos = new Set<string>()
  const draw = makeDraw(files, photos)
  const paying = cast.filter(({ plan }) => plan !== 'MKTFREE')
  const [pages, logos] = await Promise.all([
    drawCastPages(draw, files, cast, now),
    Promise.all(
      paying.map(
        async ({ email, nome_fantasia, pessoa, kind }): Promise<[string, string]> => [
          email,
          await draw('square', logoSvg(nome_fantasia ?? pessoa.nome, kind)),
        ],
      ),
    ),
  ])
  return { pages, logos: new Map(logos), photos }
}

/** Two at a time; what several show is drawn once. */
function makeDraw(files: Files, photos: Set<string>): Draw {
  const turn = pLimit(2)
  const made = new Map<string, Promise<string>>()
  async function drawOne(shape: PhotoShape, svg: string): Promise<string> {
    const png = await sharp(Buffer.from(svg)).png({ compressionLevel: 1 }).toBuffer()
    const { hash, versions } = await makePhotoVersions(png, shape)
    photos.add(hash)
    await Promise.all(
      versions.map(({ name, type, body }) => files.put(`${hash}/${name}`, body, type)),
    )
    return hash
  }
  return (shape, svg) => {
    const key = `${shape} ${svg}`
    const picture = made.get(key) ?? turn(() => drawOne(shape, svg))
    made.set(key, picture)
    return picture
  }
}
