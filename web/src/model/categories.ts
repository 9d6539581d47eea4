import { categories, categorySlugs, isCategory, mostCategories } from 'contract/rules/categories'
import { type SupplierTexts, proposeCategories } from 'contract/rules/category-words'
import { m } from '#texts/messages.js'
import { getLocale } from '#texts/runtime.js'

export const categoryName = (slug: string): string =>
  isCategory(slug) ? categories[slug].name[getLocale()] : slug

/** Makes a ChosenList one of categories: what the texts propose is offered. */
export const useCategoryChoice = (texts: SupplierTexts) => ({
  description: m.fields_categoriasHelp(),
  clearLabel: m.fields_clearCategories(),
  nothingFound: m.fields_noCategory(),
  suggestLabel: m.fields_suggestedCategories(),
  options: categorySlugs.map((value) => ({ value, label: categoryName(value) })),
  suggested: proposeCategories(texts),
  most: mostCategories,
})
