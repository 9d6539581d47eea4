import type { Directory, Place, Read, Wanted } from './need.ts'

const ofRenting = /^(alug\w*|loca(r|cao))$/
const ofBuying = /(?<!\p{L})(?:comprar?|compro|vend(?:e|em|er|a))(?!\p{L})\s*(?:de\s+)?/giu

/** 'e pra criança?' after wheelchairs: wheelchairs for children. 'alugar': to rent them. */
export function whichOfThem(
  wanted: Partial<Wanted> | undefined,
  read: Read,
  directory: Directory,
  /** 'com AFE': the words are a condition, whatever they are. */
  isCondition = false,
): Read {
  const { need } = read
  if (
    wanted?.categoria &&
    need.words.length > 0 &&
    need.words.every((word) => ofRenting.test(word))
  ) {
    const text = `aluguel de ${wanted.categoria.replace(ofBuying, '')}`
    return { ...read, need: { ...need, text } }
  }
  const isWhich = need.words.length > 0 && (isCondition || need.words.every(directory.isAttribute))
  if (!isWhich || !wanted?.categoria) return read
  const text = `${wanted.categoria} ${isCondition ? 'com ' : ''}${need.text}`
  return { ...read, need: { ...need, text } }
}

/** 'e em São Paulo?' keeps what was looked for; 'e calibração?' keeps where. */
export function combine(before: Partial<Wanted>, read: Read, goesOn: boolean): Partial<Wanted> {
  const hasNeed = read.need.words.length > 0
  const keeps = !hasNeed || goesOn || !before.categoria
  const place = read.hasPlace ? read.place : read.anywhere || !keeps ? {} : placeIn(before)
  const certificados = [
    ...new Set([...(keeps ? (before.certificados ?? []) : []), ...read.licences]),
  ]
  const tipo = read.tipo ?? (keeps ? before.tipo : undefined)
  const without = (text: string | undefined) => text && `${text} ${read.except}`.trim()
  const categoria = without(hasNeed ? read.need.text : before.categoria)
  const shown = without(hasNeed ? read.need.text : before.shown)
  return {
    ...(categoria === undefined ? {} : { categoria }),
    ...(shown === undefined ? {} : { shown }),
    ...place,
    ...(tipo ? { tipo } : {}),
    ...(certificados.length > 0 ? { certificados } : {}),
  }
}

function placeIn({ cidade, estado, area }: Place): Place {
  return { ...(cidade ? { cidade } : {}), ...(estado ? { estado } : {}), ...(area ? { area } : {}) }
}
