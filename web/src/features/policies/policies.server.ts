import { type Language, languageOf } from '../../lib/language.ts'
import { policies as english } from './texts.en.ts'
import { type PolicySlug, type PolicyText, policies as portuguese } from './texts.pt.ts'

const texts = { pt: portuguese, en: english } satisfies Record<Language, unknown>

/** The long texts stay on the server: a page receives only the one it shows. */
export function findPolicy(request: Request, slug: string): PolicyText | undefined {
  const all = texts[languageOf(request)]
  return Object.hasOwn(all, slug) ? all[slug as PolicySlug] : undefined
}
