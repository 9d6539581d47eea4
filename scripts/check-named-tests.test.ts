import { expect, test } from 'vitest'
import { namedTestProblems } from './check-named-tests.ts'

const suite = `
  // test('only talked about', () => {})
  const words = 'only a text'
  test('is kept', () => {})
  it("isn't lost", () => {})
  test.each([['a', 1]])('%s becomes %i', () => {})
  test.each<[string]>([['b']])('typed %s', () => {})
  for (const person of ['ana']) test(\`\${person} finds the menu\`, () => {})
  test.skip('is skipped', () => {})
  test.fixme('is to be mended', () => {})
  test('skips itself', () => { test.skip() })
  test('skips on a desktop', ({}, { project }) => { test.skip(project.name !== 'phone') })
  test.describe.skip('later', () => { test('is in a skipped suite', () => {}) })
  test.describe('now', () => { test('is in a suite', async () => {}) })
`
const sources = [
  { file: 'server/src/a/a.test.ts', text: suite },
  { file: 'web/src/features/a/part.test.tsx', text: `test('draws', () => show(<b>x</b>))` },
  { file: 'contract/src/twice.test.ts', text: `test('one', () => {})` },
  { file: 'server/src/b/twice.test.ts', text: `test('two', () => {})` },
]

const problemsOf = (keeper: string) =>
  namedTestProblems({ file: 'docs/rows.md', text: `| A rule | ${keeper} |` }, sources)

test.each([
  `a.test.ts: 'is kept'`,
  `a.test.ts: "isn't lost"`,
  `a.test.ts: '%s becomes %i', 'typed %s'`,
  `a.test.ts: 'ana finds the menu'`,
  `a.test.ts: 'skips on a desktop', 'is in a suite'`,
  `part.test.tsx: 'draws'`,
  `a.test.ts: 'is kept'; part.test.tsx: 'draws'`,
  `b/twice.test.ts: 'two'`,
])('a test that runs is found: %s', (keeper) => {
  expect(problemsOf(keeper)).toEqual([])
})

test.each([
  [`nothing`, 'a row without a test'],
  [`a.test.ts`, 'which test of a.test.ts?'],
  [`gone.test.ts: 'is kept'`, 'there is no gone.test.ts'],
  [`part.test.ts: 'draws'`, 'there is no part.test.ts'],
  [`a.test.ts: 'only talked about'`, `a.test.ts has no test 'only talked about'`],
  [`a.test.ts: 'only a text'`, `a.test.ts has no test 'only a text'`],
  [`a.test.ts: 'is'`, `a.test.ts has no test 'is'`],
  [`part.test.tsx: 'is kept'`, `part.test.tsx has no test 'is kept'`],
  [`a.test.ts: 'is kept', 'is gone'`, `a.test.ts has no test 'is gone'`],
  [`a.test.ts: 'is skipped'`, `'is skipped' is skipped`],
  [`a.test.ts: 'is to be mended'`, `'is to be mended' is skipped`],
  [`a.test.ts: 'skips itself'`, `'skips itself' is skipped`],
  [`a.test.ts: 'is in a skipped suite'`, `'is in a skipped suite' is skipped`],
  [`twice.test.ts: 'one'`, 'which one: contract/src/twice.test.ts or server/src/b/twice.test.ts?'],
])('%s: %s', (keeper, problem) => {
  expect(problemsOf(keeper)).toEqual([`docs/rows.md:1: ${problem}`])
})
