import { categorySlugs, mostCategories } from 'contract/rules/categories'
import { type SupplierTexts, proposeCategories } from 'contract/rules/category-words'
import { m } from '#texts/messages.js'
import { categoryName } from './categories.ts'

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
