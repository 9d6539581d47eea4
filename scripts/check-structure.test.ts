import { expect, test } from 'vitest'
import { structureProblems } from './check-structure.ts'

const problemsOf = (file: string, text: string) => structureProblems([{ file, text }])

test.each([
  ['a static import', "import { db } from '../database/db.ts'"],
  ['an import for its effect', "import '../database/db.ts'"],
  ['a dynamic import', "const { db } = await import('../database/db.ts')"],
  ['a dynamic import of a type', "type Db = import('../database/db.ts').Db"],
])('%s that points the wrong way is seen', (_how, text) => {
  expect(problemsOf('server/src/referrals/service.ts', text)).toEqual([])
  const up = text.replace('../database/db.ts', '../referrals/service.ts')
  expect(problemsOf('server/src/database/db.ts', up)).toEqual([
    expect.stringContaining('server-technique may not import server/src/referrals/service.ts'),
  ])
})

test('a slice reaches another only through its service, however it imports', () => {
  for (const text of ["import x from '../chat/queries.ts'", "await import('../chat/queries.ts')"]) {
    expect(problemsOf('server/src/plans/service.ts', text)).toEqual([
      expect.stringContaining('only through its service.ts'),
    ])
  }
})

test('only queries, tests and the demo data know the tables', () => {
  const text = "import { suppliers } from '../tables/suppliers.ts'"
  for (const name of ['queries.ts', 'queries-search.ts', 'plans.test.ts']) {
    expect(problemsOf(`server/src/plans/${name}`, text)).toEqual([])
  }
  for (const name of ['service.ts', 'service-sync.ts', 'routes.ts', 'mail.ts']) {
    expect(problemsOf(`server/src/plans/${name}`, text)).toEqual([
      expect.stringContaining('only queries.ts knows the tables'),
    ])
  }
  expect(
    problemsOf('server/src/app.ts', "import { suppliers } from './tables/suppliers.ts'"),
  ).toHaveLength(1)
  const seed = "import { suppliers } from '../src/tables/suppliers.ts'"
  expect(problemsOf('server/seed/demo.ts', seed)).toEqual([])
})

test('only tests import from the test folder', () => {
  const text = (path: string) => `import { testApi } from '${path}test/api.ts'`
  expect(problemsOf('server/src/plans/plans.test.ts', text('../../'))).toEqual([])
  for (const [file, path] of [
    ['server/src/start.ts', '../'],
    ['server/src/commands/db-export.ts', '../../'],
    ['server/seed/demo.ts', '../'],
  ] as const) {
    expect(problemsOf(file, text(path))).toEqual([expect.stringContaining('not for production')])
  }
})

test('only queries hold SQL', () => {
  const text = 'await db.execute(sql`SELECT 1`)'
  expect(problemsOf('server/src/plans/queries.ts', text)).toEqual([])
  expect(problemsOf('server/src/plans/service.ts', text)).toHaveLength(1)
})

test('addresses and words of the contract load no schema', () => {
  for (const from of ['zod/mini', './schemas/plans.ts']) {
    expect(problemsOf('contract/src/plans.ts', `import type * as z from '${from}'`)).toEqual([])
    expect(problemsOf('contract/src/plans.ts', `import * as z from '${from}'`)).toHaveLength(1)
    expect(problemsOf('contract/src/api.ts', `import * as z from '${from}'`)).toEqual([])
  }
})

test.each([
  ['server/src/plans/helpers.ts', 'a slice has routes.ts'],
  ['server/src/tools.ts', 'server/src holds'],
  ['web/src/utils/text.ts', 'folders are named after a slice'],
  ['web/src/features/chat/index.ts', 'no barrels'],
])('%s is refused', (file, why) => {
  expect(problemsOf(file, '').join()).toContain(why)
})

test('two migrations never have one number', () => {
  const migration = (name: string) => ({ file: `server/migrations/${name}`, text: 'SELECT 1;' })
  expect(structureProblems([migration('0001_a.sql'), migration('0002_b.sql')])).toEqual([])
  expect(structureProblems([migration('0001_a.sql'), migration('0001_b.sql')])).toHaveLength(1)
})

test('the first page is drawn without the component library, also by what it imports', () => {
  const page = (text: string) => ({ file: 'web/src/pages/landing/page.tsx', text })
  const part = { file: 'web/src/ui/part.tsx', text: "import { Button } from '@mantine/core'" }
  expect(structureProblems([page("import { Part } from '../../ui/part.tsx'"), part])).toEqual([
    expect.stringContaining('web/src/ui/part.tsx: is drawn with the first page'),
  ])
  for (const text of [
    "const Part = lazy(() => import('../../ui/part.tsx'))",
    "import type { Part } from '../../ui/part.tsx'",
    "import { useDebouncedValue } from '@mantine/hooks'",
  ]) {
    expect(structureProblems([page(text), part])).toEqual([])
  }
})
