import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, posix } from 'node:path'

/**
 * Holds the layout of docs/architecture.md: closed file names per slice, the direction of imports,
 * and the "only" rules. Each message says where the code belongs. Cycles are oxlint's import/no-cycle.
 */
type Source = { file: string; text: string }
type Fail = (file: string, text: string) => void

export function structureProblems(sources: readonly Source[]): string[] {
  const problems: string[] = []
  const fail: Fail = (file, text) => problems.push(`${file}: ${text}`)
  for (const source of sources) {
    if (/\.tsx?$/.test(source.file)) {
      checkName(source, fail)
      checkImports(source, fail)
      checkOnlyRules(source, fail)
    }
  }
  checkMigrations(sources, fail)
  checkFirstPage(sources, fail)
  return problems
}

// Closed vocabulary.
// A file that outgrows its room becomes two of its kind: queries.ts and queries-search.ts. Many rules become
// a folder, with one for each topic: rules/reading/stem.ts.
const sliceFile = /^((routes|service|queries|mail|rules)(-[a-z-]+)?|rules\/[a-z-]+\/[a-z-]+)\.ts$/
/** Technique without product words: everything else in server/src is a slice. */
const techniqueRooms = 'database|http|payments|mail|jobs|files|security'
const isTechnique = new RegExp(`^server/src/(${techniqueRooms})/`)
const serverTop = new Set(['serve.ts', 'main.ts', 'app.ts', 'env.ts', 'jobs.ts', 'start.ts'])
const webTop = new Set([
  'root.tsx',
  'routes.ts',
  'entry.client.tsx',
  'entry.server.tsx',
  'app',
  'pages',
  'features',
  'layout',
  'ui',
  'model',
  'lib',
  'i18n',
])
const forbiddenFolders = /(^|\/)(utils|helpers|common|hooks|dialogs|components|types|misc)\//

function checkName({ file }: Source, fail: Fail): void {
  if (forbiddenFolders.test(file)) fail(file, 'folders are named after a slice, never after a kind')
  if (/(^|\/)index\.tsx?$/.test(file)) fail(file, 'no barrels: import from the file itself')
  const server = /^server\/src\/([^/]+)(?:\/(.+))?$/.exec(file)
  if (server) {
    const [, folder = '', rest] = server
    if (!rest && !serverTop.has(folder) && !folder.endsWith('.test.ts')) {
      fail(
        file,
        `server/src holds main, serve, app, env, jobs and start; the rest is tables, a slice or ${techniqueRooms}`,
      )
    }
    const isSlice = rest && !isTechnique.test(file) && !['commands', 'tables'].includes(folder)
    if (isSlice && !sliceFile.test(rest) && !rest.endsWith('.test.ts')) {
      fail(
        file,
        'a slice has routes.ts, service.ts, queries.ts, mail.ts, rules.ts and tests; rules that the browser runs too go to contract/src/rules',
      )
    }
  }
  const web = /^web\/src\/([^/]+)/.exec(file)
  if (web && !webTop.has(web[1] ?? '')) {
    fail(file, `web/src holds ${[...webTop].join(', ')}`)
  }
}

// Direction of imports.
type Layer = { name: string; pattern: RegExp }
const layers: Layer[] = [
  { name: 'contract-rules', pattern: /^contract\/src\/rules\// },
  { name: 'contract', pattern: /^contract\/src\// },
  { name: 'server-technique', pattern: isTechnique },
  { name: 'server-tables', pattern: /^server\/src\/tables\// },
  { name: 'server-env', pattern: /^server\/src\/env\.ts$/ },
  { name: 'server-top', pattern: /^server\/src\/(main|serve|app|jobs|start|[^/]+\.test)\.ts$/ },
  { name: 'server-command', pattern: /^server\/src\/commands\// },
  { name: 'server-test', pattern: /^server\/(test|seed)\/|^server\/.*\.test\.ts$/ },
  { name: 'server-rules', pattern: /^server\/src\/[^/]+\/rules(-[a-z-]+\.ts$|\.ts$|\/)/ },
  { name: 'server-slice', pattern: /^server\/src\// },
  { name: 'web-app', pattern: /^web\/src\/(app\/|root|routes|entry)/ },
  { name: 'web-pages', pattern: /^web\/src\/pages\// },
  { name: 'web-layout', pattern: /^web\/src\/layout\// },
  { name: 'web-features', pattern: /^web\/src\/features\// },
  { name: 'web-texts', pattern: /^web\/\.paraglide\// },
  { name: 'web-ui', pattern: /^web\/src\/ui\// },
  { name: 'web-model', pattern: /^web\/src\/model\// },
  { name: 'web-lib', pattern: /^web\/src\/lib\// },
  { name: 'e2e', pattern: /^e2e\// },
]
const layerOf = (file: string) => layers.find(({ pattern }) => pattern.test(file))?.name ?? 'other'

const mayImport: Record<string, string[]> = {
  'contract-rules': ['contract-rules'],
  contract: ['contract', 'contract-rules'],
  'server-technique': ['server-technique', 'contract', 'contract-rules'],
  'server-tables': ['server-tables'],
  'server-env': ['server-technique', 'contract-rules'],
  // Pure: what they need of a database or the network is given to them.
  'server-rules': ['server-rules', 'server-technique', 'contract', 'contract-rules'],
  'server-slice': [
    'server-slice',
    'server-rules',
    'server-technique',
    'server-tables',
    'contract',
    'contract-rules',
  ],
  'web-lib': ['web-lib', 'web-texts', 'contract', 'contract-rules'],
  'web-model': ['web-model', 'web-lib', 'web-texts', 'contract', 'contract-rules'],
  'web-ui': ['web-ui', 'web-lib', 'web-texts', 'contract'],
  'web-features': [
    'web-features',
    'web-ui',
    'web-model',
    'web-lib',
    'web-texts',
    'contract',
    'contract-rules',
  ],
  'web-layout': [
    'web-layout',
    'web-features',
    'web-ui',
    'web-model',
    'web-lib',
    'web-texts',
    'contract',
    'contract-rules',
  ],
  'web-pages': [
    'web-pages',
    'web-layout',
    'web-features',
    'web-ui',
    'web-model',
    'web-lib',
    'web-texts',
    'contract',
    'contract-rules',
  ],
  e2e: ['e2e', 'contract', 'contract-rules'],
}

const sliceOf = (file: string) => /^(?:server\/src|web\/src\/features)\/([^/]+)\//.exec(file)?.[1]

function targetOf(file: string, specifier: string): string | undefined {
  if (specifier.startsWith('.')) return posix.join(dirname(file), specifier)
  if (specifier.startsWith('#texts/')) return `web/.paraglide/${specifier.slice(7)}`
  if (specifier.startsWith('contract/')) return `contract/src/${specifier.slice(9)}.ts`
  return undefined
}

const mayKnowTables =
  /\/tables\/|\/queries(-[a-z-]+)?\.ts$|\.test\.ts$|^server\/(test|seed)\/|^(?!server\/)/

/** `from '…'`, `import '…'` and `import('…')`. */
const imported = /\b(?:from|import)\s*\(?\s*'([^']+)'/g

function checkImports({ file, text }: Source, fail: Fail): void {
  const isTest = /\.test\.tsx?$/.test(file)
  const from = isTest ? 'test' : layerOf(file)
  for (const [, specifier = ''] of text.matchAll(imported)) {
    const target = targetOf(file, specifier)
    if (!target || target.includes('+types')) continue
    const to = layerOf(target)
    const allowed = mayImport[from]
    if (allowed && !allowed.includes(to)) {
      fail(
        file,
        `${from} may not import ${target}: ${from} may use ${allowed.join(', ') || 'nothing of ours'}`,
      )
    }
    if (/^server\/(src|seed)\//.test(file) && !isTest && target.startsWith('server/test/')) {
      fail(file, 'what tests need is not for production: demo factories live in server/seed')
    }
    if (to === 'server-tables' && !mayKnowTables.test(file)) {
      fail(file, 'only queries.ts knows the tables: write a query')
    }
    const [own, other] = [sliceOf(file), sliceOf(target)]
    if (isTest || !own || !other || own === other) continue
    if (
      from.startsWith('server-') &&
      (to === 'server-slice' || to === 'server-rules') &&
      !/\/service(-[a-z-]+)?\.ts$/.test(target)
    ) {
      fail(file, `reach the slice ${other} only through its service.ts`)
    }
    if (from === 'web-features') {
      fail(
        file,
        `features never import each other: compose ${own} and ${other} in a page or in layout/`,
      )
    }
  }
}

// The "only" rules.
type Only = { what: RegExp; within: RegExp; except: RegExp; text: string }
const onlyRules: Only[] = [
  {
    what: /\bsql`/,
    within: new RegExp(`^server/src/(?!(${techniqueRooms})/)`),
    except: /\/queries(-[a-z-]+)?\.ts$|\/tables\/|\.test\.ts$|\/commands\//,
    text: 'only queries.ts holds SQL',
  },
  {
    what: /process\.env\b/,
    within: /^(server|contract)\/src\//,
    except: /^server\/src\/env\.ts$|\.test\.ts$/,
    text: 'only server/src/env.ts reads process.env: pass the value in',
  },
  {
    what: /^import (?!type )[^']*'(zod\/mini|\.\/schemas\/)/m,
    within: /^contract\/src\/[^/]+\.ts$/,
    except: /\/api\.ts$|\.test\.ts$/,
    text: 'browsers load addresses and words: what needs zod goes to contract/src/schemas/',
  },
  {
    what: /\bfetch\(|XMLHttpRequest|\bEventSource\(/,
    within: /^web\/src\//,
    except: /^web\/src\/lib\/call\.ts$/,
    text: 'only web/src/lib/call.ts calls our API: use call(), query() or useCall()',
  },
  {
    what: /\b(localStorage|sessionStorage)\b/,
    within: /^web\/src\//,
    except: /^web\/src\/lib\/storage\.ts$/,
    text: 'only web/src/lib/storage.ts touches storage: use its typed keys',
  },
]
function checkOnlyRules({ file, text: whole }: Source, fail: Fail): void {
  const text = whole.replace(/^\s*(\/\/|\*|\/\*).*$/gm, '')
  for (const { what, within, except, text: message } of onlyRules) {
    if (within.test(file) && !except.test(file) && what.test(text)) fail(file, message)
  }
  const lines = text.split('\n').length
  const isPage = file.startsWith('web/src/pages/') && /^export default /m.test(text)
  if (isPage && lines > 90) {
    fail(
      file,
      'a page only composes, in about 60 lines: move the rest into its folder or features/',
    )
  }
}

/** What draws the pages on which visitors look around, and every page's frame for visitors. */
const firstPage = [
  'web/src/layout/public-layout.tsx',
  'web/src/pages/landing/page.tsx',
  'web/src/pages/results/page.tsx',
  'web/src/pages/categories/page.tsx',
  'web/src/pages/category/page.tsx',
  'web/src/pages/supplier/page.tsx',
]
const componentLibrary = /^import(?! type\b)[^'"]*?'(@mantine\/(?!hooks)[^']+)'/m
/** Types and `import()` load nothing with the page. */
const loadedWithIt = /^(?:import|export)(?! type\b)[^'"]*?'(\.[^']+)'/gm

/** One component kit per audience (docs/decisions): the component library is for who fills in or works. */
function checkFirstPage(sources: readonly Source[], fail: Fail): void {
  const byFile = new Map(sources.map(({ file, text }) => [file, text]))
  const seen = new Set<string>()
  function visit(file: string): void {
    const text = byFile.get(file)
    if (text === undefined || seen.has(file)) return
    seen.add(file)
    const library = componentLibrary.exec(text)?.[1]
    if (library) {
      fail(
        file,
        `is drawn with the first page, whose kit is ui/action, ui/wrap and plain elements: no ${library}, or lazy()`,
      )
    }
    for (const [, specifier = ''] of text.matchAll(loadedWithIt)) {
      visit(posix.join(dirname(file), specifier))
    }
  }
  for (const file of firstPage) visit(file)
}

/** Migrations are forward only and numbered. */
function checkMigrations(sources: readonly Source[], fail: Fail): void {
  const taken = new Set<string>()
  for (const { file, text } of sources) {
    if (!file.startsWith('server/migrations/')) continue
    const number = /\/(\d{4})_[a-z0-9_]+\.sql$/.exec(file)?.[1]
    if (!number) fail(file, 'is named 0001_what_it_does.sql')
    else if (taken.has(number)) fail(file, 'its number is taken')
    else taken.add(number)
    if (text === '') fail(file, 'is empty')
  }
}

function sourcesBelow(root: string, folder: string): Source[] {
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const file = `${folder}/${entry.name}`
    if (['node_modules', 'build', '.react-router', '.paraglide'].includes(entry.name)) return []
    if (entry.isDirectory()) return sourcesBelow(root, file)
    return /\.(tsx?|sql)$/.test(file)
      ? [{ file, text: readFileSync(join(root, file), 'utf8') }]
      : []
  })
}

if (import.meta.main) {
  const root = join(import.meta.dirname, '..')
  const workspaces = ['contract', 'server', 'web', 'e2e']
  const problems = structureProblems(workspaces.flatMap((name) => sourcesBelow(root, name)))
  if (problems.length > 0) {
    process.stderr.write(`${problems.join('\n')}\n${problems.length} structure problems\n`)
    process.exit(1)
  }
  process.stdout.write('structure: ok\n')
}
