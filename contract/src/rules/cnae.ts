import * as z from 'zod/mini'
import { longText, requiredLine } from './fields.ts'
import { message } from './messages.ts'

/** '4645-1/01', '46.45-1-01' as the registry's own card prints it, or '4645101'; then a description. */
const coded = /^(\d{2})\.?(\d{2})-?(\d)[/-]?(\d{2})(?!\d)(?:\s*[-–—:.]\s*|\s+|$)(.*)$/s

/** 'Hotéis' is the shortest activity that the official table names. */
const shortestDescription = 6
const letters = /\p{L}/gu

/** As the product keeps it: the code in its mask, the description behind it. Null: neither. */
function formatCnae(text: string): string | null {
  const typed = text.trim()
  const [, division, group, digit, subclass, description = ''] = coded.exec(typed) ?? []
  if (division) {
    const code = `${division}${group}-${digit}/${subclass}`
    return description.trim() ? `${code} - ${description.trim()}` : code
  }
  // The company registry of the specification gives descriptions without their code.
  const worded = !/^\d/.test(typed) && (typed.match(letters)?.length ?? 0) >= shortestDescription
  return worded ? typed : null
}

const invalid = () => message('Por favor, insira um CNAE válido (Ex: 4645-1/01).')

export const cnae = () =>
  z.pipe(
    requiredLine(400).check(z.refine((text) => formatCnae(text) !== null, invalid())),
    z.transform((text: string) => formatCnae(text) ?? text),
  )

const partsOf = (text: string): string[] =>
  text
    .split(/[;\n]/)
    .map((part) => part.trim())
    .filter((part) => part !== '')

/** Any number of them, separated by semicolons or lines. */
export const cnaeList = () =>
  z.pipe(
    longText().check(
      z.refine((text) => partsOf(text).every((part) => formatCnae(part) !== null), invalid()),
    ),
    z.transform((text: string) =>
      partsOf(text)
        .map((part) => formatCnae(part) ?? part)
        .join('; '),
    ),
  )
