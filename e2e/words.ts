import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'

type Texts = { [key: string]: string | Texts }
export type Language = 'pt' | 'en'

const read = (language: Language) =>
  JSON.parse(
    readFileSync(resolve(import.meta.dirname, `../web/src/i18n/${language}.json`), 'utf8'),
  ) as Texts

function flat(texts: Texts, prefix = ''): [string, string][] {
  return Object.entries(texts).flatMap(([key, value]) =>
    typeof value === 'string'
      ? [[`${prefix}${key}`, value] as [string, string]]
      : flat(value, `${prefix}${key}.`),
  )
}

/**
 * For journeys in both languages, written once: takes a Portuguese text of the interface and gives
 * what stands there in that language. `section` tells two places with the same Portuguese apart.
 */
export function wordsIn(language: Language): (text: string, section?: string) => string {
  if (language === 'pt') return (text) => text
  const english = new Map(flat(read('en')))
  const portuguese = flat(read('pt'))
  return (text, section = '') => {
    const found = portuguese.find(([key, value]) => value === text && key.startsWith(section))
    const translated = found && english.get(found[0])
    if (!translated) throw new Error(`no text reads '${text}' in ${section || 'any section'}`)
    return translated
  }
}
