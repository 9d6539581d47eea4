import * as z from 'zod/mini'
import { message } from './messages.ts'
import { stateCodes, states } from './states.ts'
import { plainText } from './text.ts'

/** One entry of 'Atende em': the whole country, a state by its code, or 'Recife/PE'. */
export const wholeCountry = 'Brasil'

const most = 100
const longest = 120

const countryNames = new Set([
  'brasil',
  'br',
  'brazil',
  'brasil todo',
  'todo o brasil',
  'brasil inteiro',
  'all of brazil',
])
const stateByName = new Map(
  stateCodes.flatMap((code) => {
    const name = plainText(states[code] ?? '')
    const letters = code.toLowerCase()
    return [letters, name, `${name} ${letters}`].map((text): [string, string] => [text, code])
  }),
)

/**
 * A list, or a text separated by commas, semicolons or lines, as entries without repetitions: the
 * country contains its states, a state its municipalities. What is no place stays for the check to refuse.
 */
export function areaList(given: string | readonly string[]): string[] {
  const texts = typeof given === 'string' ? [given] : given
  const found = new Map<string, string>()
  for (const part of texts.flatMap((text) => text.split(/[,;\n]/))) {
    const entry = entryOf(part.replace(/\s+/g, ' ').trim())
    const key = plainText(entry)
    if (key && !found.has(key)) found.set(key, entry)
  }
  const entries = [...found.values()]
  if (entries.includes(wholeCountry)) return [wholeCountry]
  return entries.filter((entry) => !entries.includes(cityOf(entry)?.uf ?? ''))
}

function entryOf(text: string): string {
  const plain = plainText(text)
  if (countryNames.has(plain)) return wholeCountry
  const city = cityOf(text)
  if (city) return `${city.cidade}/${city.uf}`
  return stateByName.get(plain) ?? text
}

function cityOf(text: string): { cidade: string; uf: string } | undefined {
  const [, cidade = '', letters = ''] = /^(.*\p{L}.*?) ?\/ ?([a-z]{2})$/iu.exec(text) ?? []
  const uf = letters.toUpperCase()
  return stateCodes.includes(uf) ? { cidade, uf } : undefined
}

const isEntry = (entry: string) =>
  entry === wholeCountry || stateCodes.includes(entry) || cityOf(entry) !== undefined

/** Where somebody works. An empty list says nothing: then it is their own state that counts. */
export const serviceArea = () =>
  z.pipe(
    z.union(
      [
        z.string().check(z.maxLength(longest * most)),
        z.array(z.string().check(z.maxLength(longest))).check(z.maxLength(most)),
      ],
      message('Valor inválido.'),
    ),
    z.pipe(
      z.transform((given: string | string[]) => areaList(given)),
      z.array(z.string()).check(
        z.maxLength(most, message('Escolha no máximo 100 lugares, ou o estado inteiro.')),
        z.refine(
          (entries: string[]) => entries.every(isEntry),
          message('Escolha da lista: Brasil todo, estados ou cidades (Ex: Recife/PE).'),
        ),
      ),
    ),
  )

/** 'Atende em' as the directory tells it. */
export type ServiceArea = {
  brasil: boolean
  estados: string[]
  municipios: { cidade: string; uf: string }[]
}

export function areaOf(entries: readonly string[]): ServiceArea {
  return {
    brasil: entries.includes(wholeCountry),
    estados: entries.filter((entry) => stateCodes.includes(entry)),
    municipios: entries.flatMap((entry) => cityOf(entry) ?? []),
  }
}
