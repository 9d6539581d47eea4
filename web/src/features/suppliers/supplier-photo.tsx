import { type PhotoSize, photoUrl } from 'contract/rules/photo-url'
import classes from './supplier-photo.module.css'

type SupplierPhotoProps = { nome: string; photo: string | null; size: 'card' | 'page' }

const sizes = {
  card: { pixels: 48, file: 96 },
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
      loading={size === 'page' ? 'eager' : 'lazy'}
      decoding="async"
    />
  ) : (
    <span className={classes.initials} data-size={size} data-tone={toneOf(nome)} aria-hidden>
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

const tones = ['petrol', 'blue', 'violet', 'gold', 'coral', 'green', 'orange', 'slate'] as const

/** Always the same for the same name, and different for most others. */
function toneOf(nome: string): (typeof tones)[number] {
  let sum = 0
  for (const letter of nome) sum = (sum * 33 + (letter.codePointAt(0) ?? 0)) % 7919
  return tones[sum % tones.length] ?? 'petrol'
}
