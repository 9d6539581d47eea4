import { expect, test } from 'vitest'
import { noFilter } from '../../model/filter.ts'
import { sectionQuery } from './api.ts'

const filter = { ...noFilter, categoria: 'autoclave' }
const recorded = (queries: { meta: { input: { query: { record?: string } } } }[]) =>
  queries.filter(({ meta }) => meta.input.query.record === 'search').length

test('of the calls that the home page makes for one search, exactly one counts it', () => {
  const home = (['top', 'basic', 'free'] as const).map((section) => sectionQuery(section, filter))
  expect(recorded(home as never)).toBe(1)
})
