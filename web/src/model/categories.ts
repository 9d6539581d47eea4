import { categoryTitle, isCategory } from 'contract/rules/categories'
import { getLocale } from '#texts/runtime.js'

export const categoryName = (slug: string): string =>
  isCategory(slug) ? categoryTitle[slug][getLocale()] : slug
