import { expect, test } from 'vitest'
import { resultsQuery, sectionQuery, featuredQuery } from './api.ts'
import { noFilter } from './filter.ts'

const filter = { ...noFilter, categoria: 'autoclave' }
const recorded = (queries: { meta: { input: { query: { record?: string } } } }[]) =>
  queries.filter(({ meta }) => meta.input.query.record === 'search').length

test('of the calls that a page makes for one search, exactly one counts it', () => {
  expect(recorded([resultsQuery(filter), featuredQuery(filter)] as never)).toBe(1)
  const home = (['top', 'basic', 'free'] as const).map((section) => sectionQuery(section, filter))
  expect(recorded(home as never)).toBe(1)
})
