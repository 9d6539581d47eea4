import * as z from 'zod/mini'
import { type CategorySlug, isCategory, mostCategories } from './categories.ts'
import { message } from './messages.ts'

const slugsIn = (given: string | readonly string[]): string[] =>
  (typeof given === 'string' ? given.split(',') : given)
    .map((slug) => slug.trim())
    .filter((slug) => slug !== '')

/** A list, or the text that drafts and records keep, in its order; what is no category goes. */
export const categoryList = (given: string | readonly string[]): CategorySlug[] => [
  ...new Set(slugsIn(given).filter(isCategory)),
]

const isEvery = (slugs: readonly string[]) => slugs.every(isCategory)

/** Up to five, the main one first. None lets the supplier's texts choose. */
export const categoryChoice = () =>
  z.pipe(
    z.union([z.string(), z.array(z.string())], message('Valor inválido.')),
    z.pipe(
      z.transform((given: string | string[]) => slugsIn(given)),
      z.pipe(
        z
          .array(z.string())
          .check(
            z.maxLength(mostCategories, message('Escolha até cinco categorias.')),
            z.refine(isEvery, message('Valor inválido.')),
          ),
        z.transform((slugs: string[]) => categoryList(slugs)),
      ),
    ),
  )
