import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { companyFields, freelancerFields, ownerFields } from 'contract/schemas/supplier-fields'

/** A text, or one for each value that chooses between them. */
type Message = string | [{ match: Record<string, string> }]
export type Language = 'pt' | 'en'

function textsOf(language: Language): [name: string, text: string][] {
  const file = resolve(import.meta.dirname, `../web/src/i18n/${language}.json`)
  const messages = JSON.parse(readFileSync(file, 'utf8')) as Record<string, Message>
  const texts = Object.entries(messages).flatMap(([name, message]): [string, string][] =>
    typeof message === 'string'
      ? [[name, message]]
      : Object.entries(message[0].match).map(([form, text]) => [`${name} ${form}`, text]),
  )
  const labels = Object.entries({ ...freelancerFields, ...ownerFields, ...companyFields }).map(
    ([name, { label }]): [string, string] => [`fields_${name}`, label[language]],
  )
  return [...labels, ...texts]
}

/**
 * For journeys in both languages, written once: takes a Portuguese text of the interface and gives
 * what stands there in that language. `section` tells two places with the same Portuguese apart.
 */
export function wordsIn(language: Language): (text: string, section?: string) => string {
  if (language === 'pt') return (text) => text
  const english = new Map(textsOf('en'))
  const portuguese = textsOf('pt')
  return (text, section = '') => {
    const found = portuguese.find(([name, value]) => value === text && name.startsWith(section))
    const translated = found && english.get(found[0])
    if (!translated) throw new Error(`no text reads '${text}' in ${section || 'any section'}`)
    return translated
  }
}
