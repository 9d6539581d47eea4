import { type PhotoSize, photoUrl } from 'contract/rules/photo-url'
import classes from './supplier-photo.module.css'

type SupplierPhotoProps = { nome: string; photo: string | null; size: 'card' | 'page' }

const sizes = {
  card: { pixels: 56, file: 96 },
  page: { pixels: 112, file: 320 },
} satisfies Record<string, { pixels: number; file: PhotoSize }>

/** The round photo of a paid plan, or the initials while there is none. */
export function SupplierPhoto({ nome, photo, size }: SupplierPhotoProps) {
  const { pixels, file } = sizes[size]
  const src = photoUrl(photo, file)
  return src ? (
    <img
      className={classes.photo}
      src={src}
      width={pixels}
      height={pixels}
      alt=""
      loading="lazy"
      decoding="async"
    />
  ) : (
    <span className={classes.initials} data-size={size} aria-hidden>
      {initials(nome)}
    </span>
  )
}

function initials(nome: string): string {
  const words = nome.split(/\s+/).filter((word) => /^\p{L}/u.test(word))
  const [first = nome] = words
  const last = words.length > 1 ? words.at(-1) : undefined
  return `${[...first][0] ?? ''}${last ? [...last][0] : ''}`.toUpperCase()
}
