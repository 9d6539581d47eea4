import { categorySlugs } from 'contract/rules/categories'
import { expect, test } from 'vitest'
import { categoryTexts } from './category-texts.ts'
import { neighbours } from './neighbours.ts'

test.each(categorySlugs)('%s has a description and as many services in both languages', (slug) => {
  const { description, services } = categoryTexts[slug]
  expect([description.pt, description.en]).not.toContain('')
  expect(services.pt.length).toBeGreaterThan(0)
  expect(services.en.length).toBe(services.pt.length)
})

test.each(categorySlugs)('%s leads to other trades', (slug) => {
  expect(neighbours[slug].length).toBeGreaterThan(0)
  expect(neighbours[slug]).not.toContain(slug)
})
