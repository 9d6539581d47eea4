import * as z from 'zod/mini'
import { licences } from './licences.ts'
import { message } from './messages.ts'
import { fold } from './text.ts'

const longest = 120
const most = 40

const licenceByName = new Map<string, string>(licences.map((name) => [fold(name), name]))

/**
 * A list, or a text separated by commas, semicolons or lines, as a list without repetitions. One of
 * the 15 licences gets its own spelling, so that the directory's filter finds it.
 */
export function certificateList(given: string | readonly string[]): string[] {
  const texts = typeof given === 'string' ? [given] : given
  const found = new Map<string, string>()
  for (const part of texts.flatMap((text) => text.split(/[,;\n]/))) {
    const name = part.replace(/\s+/g, ' ').trim()
    const key = fold(name)
    if (key && !found.has(key)) found.set(key, licenceByName.get(key) ?? name)
  }
  return [...found.values()]
}

export const certificates = () =>
  z.pipe(
    z.union(
      [
        z.string().check(z.maxLength(longest * most)),
        z.array(z.string().check(z.maxLength(longest * most))).check(z.maxLength(most)),
      ],
      message('Valor inválido.'),
    ),
    z.pipe(
      z.transform((given: string | string[]) => certificateList(given)),
      z
        .array(z.string().check(z.maxLength(longest, message('Texto longo demais.'))))
        .check(z.maxLength(most, message('Valor inválido.'))),
    ),
  )
