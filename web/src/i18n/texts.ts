import type { Language } from '../lib/language.ts'
import type pt from './pt.json'

type Section = { [key: string]: string | Section }

type Keys<T, Prefix extends string = ''> = {
  [K in keyof T & string]: T[K] extends string ? `${Prefix}${K}` : Keys<T[K], `${Prefix}${K}.`>
}[keyof T & string]

/** `count` chooses between key_one and key_other. */
type WithoutCount<Key> = Key extends `${infer Base}_one` | `${infer Base}_other` ? Base : never

type AnyKey = Keys<typeof pt>
export type TextKey = AnyKey | WithoutCount<AnyKey>
export type Values = Record<string, string | number | undefined>

const texts: Record<Language, Section> = { pt: {}, en: {} }

/**
 * Texts travel with the code that shows them: the build gives each module the sections of pt.json
 * it names (vite.config.ts). English is fetched whole, only by who reads it.
 */
export function addTexts(language: Language, sections: Section): void {
  Object.assign(texts[language], sections)
}

export const hasTexts = (language: Language): boolean => Object.keys(texts[language]).length > 0

/** The text of a key with its values filled in; English where a language lacks it, else the key. */
export function textOf(language: Language, key: string, values: Values = {}): string {
  const found = find(language, key, values) ?? find('en', key, values) ?? key
  return found.replace(/\{\{(\w+)\}\}/g, (_, name: string) => String(values[name] ?? ''))
}

function find(language: Language, key: string, { count }: Values): string | undefined {
  const exact = lookUp(texts[language], key)
  if (exact !== undefined || typeof count !== 'number') return exact
  const form = new Intl.PluralRules(language).select(count)
  return lookUp(texts[language], `${key}_${form}`) ?? lookUp(texts[language], `${key}_other`)
}

function lookUp(section: Section, key: string): string | undefined {
  const found = key
    .split('.')
    .reduce<Section | string | undefined>(
      (part, name) => (typeof part === 'object' ? part[name] : undefined),
      section,
    )
  return typeof found === 'string' ? found : undefined
}
