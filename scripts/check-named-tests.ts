import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseAst } from 'vitest/node'

/**
 * Documents name the tests that keep their promises. Each of them is a test that runs: a title of
 * `test(...)`, `it(...)` or `test.each(...)(...)` in exactly the file that is named, and not skipped.
 */
type Source = { file: string; text: string }
type TestTitle = { title: RegExp; skipped: boolean }
type Node = { type: string; [key: string]: unknown }

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value
const childrenOf = (node: Node): Node[] => Object.values(node).flat().filter(isNode)

/** `test.describe.skip` is ['test', 'describe', 'skip']; `test.each([...])` is ['test', 'each']. */
function namesOf(callee: unknown): string[] {
  if (!isNode(callee)) return []
  switch (callee.type) {
    case 'Identifier':
      return [String(callee.name)]
    case 'MemberExpression':
      return [...namesOf(callee.object), ...namesOf(callee.property)]
    case 'CallExpression':
      return namesOf(callee.callee)
    case 'TaggedTemplateExpression':
      return namesOf(callee.tag)
    default:
      return []
  }
}

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** What a document may call a test: its title, in which anything may stand for a `${...}`. */
function titleOf(argument: unknown): RegExp | undefined {
  if (!isNode(argument)) return undefined
  if (argument.type === 'Literal' && typeof argument.value === 'string') {
    return new RegExp(`^${escaped(argument.value)}$`)
  }
  if (argument.type !== 'TemplateLiteral') return undefined
  const parts = argument.quasis as { value: { cooked: string } }[]
  return new RegExp(`^${parts.map(({ value }) => escaped(value.cooked)).join('.+')}$`)
}

const skips = new Set(['skip', 'fixme', 'todo', 'fails', 'skipIf', 'runIf'])

/** `test.fixme()` in a body, or `test.skip()` that depends on nothing. */
function skipsItself(node: Node): boolean {
  if (node.type === 'CallExpression') {
    const [root, name, ...rest] = namesOf(node.callee)
    const [condition] = node.arguments as Node[]
    const always = !condition || (condition.type === 'Literal' && condition.value === true)
    if (root === 'test' && rest.length === 0) {
      if (name === 'fixme' || (name === 'skip' && always)) return true
    }
  }
  return childrenOf(node).some(skipsItself)
}

function testTitles({ file, text }: Source): TestTitle[] {
  const found: TestTitle[] = []
  const visit = (node: Node, inSkipped: boolean): void => {
    let skipped = inSkipped
    if (node.type === 'CallExpression') {
      const names = namesOf(node.callee)
      const [first, ...rest] = node.arguments as Node[]
      const isSuite = names.includes('describe')
      if (isSuite || names[0] === 'test' || names[0] === 'it') {
        if (names.some((name) => skips.has(name)) && rest.length > 0) skipped = true
        const title = rest.length > 0 && !isSuite ? titleOf(first) : undefined
        if (title) found.push({ title, skipped: skipped || rest.some(skipsItself) })
      }
    }
    for (const child of childrenOf(node)) visit(child, skipped)
  }
  const lang = file.endsWith('x') ? 'tsx' : 'ts'
  visit(parseAst(text, { lang }) as unknown as Node, false)
  return found
}

const named = /([\w./-]+\.(?:test|spec)\.tsx?)((?:(?:: |, )(?:'[^']+'|"[^"]+"))*)/g

/** `document` is a table whose rows end with the tests that keep them. */
export function namedTestProblems(document: Source, sources: readonly Source[]): string[] {
  const problems: string[] = []
  for (const [index, line] of document.text.split('\n').entries()) {
    const fail = (text: string) => problems.push(`${document.file}:${index + 1}: ${text}`)
    const tests = [...line.matchAll(named)]
    const isRow = line.startsWith('| ') && !line.includes('Kept by')
    if (isRow && tests.length === 0) fail('a row without a test')
    for (const [, name = '', list = ''] of tests) {
      const files = sources.filter(({ file }) => `/${file}`.endsWith(`/${name}`))
      const [source] = files
      if (!source) fail(`there is no ${name}`)
      else if (files.length > 1) fail(`which one: ${files.map(({ file }) => file).join(' or ')}?`)
      if (!source || files.length > 1) continue
      const titles = [...list.matchAll(/'([^']+)'|"([^"]+)"/g)].map(([, a, b]) => a ?? b ?? '')
      if (isRow && titles.length === 0) fail(`which test of ${name}?`)
      const known = titles.length > 0 ? testTitles(source) : []
      for (const wanted of titles) {
        const matches = known.filter(({ title }) => title.test(wanted))
        if (matches.length === 0) fail(`${name} has no test '${wanted}'`)
        else if (matches.every(({ skipped }) => skipped)) fail(`'${wanted}' is skipped`)
      }
    }
  }
  return problems
}

if (import.meta.main) {
  const root = join(import.meta.dirname, '..')
  const read = (file: string): Source => ({ file, text: readFileSync(join(root, file), 'utf8') })
  const sources = ['contract/src', 'server/src', 'web/src', 'web/test', 'scripts', 'e2e']
    .flatMap((folder) =>
      readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map(
        (path) => `${folder}/${path.replaceAll('\\', '/')}`,
      ),
    )
    .filter((file) => /\.(test|spec)\.tsx?$/.test(file) && !file.includes('node_modules'))
    .map(read)
  const documents = ['docs/features.md', 'docs/quirks.md', 'docs/spec-coverage.md'].map(read)
  const problems = documents.flatMap((document) => namedTestProblems(document, sources))
  process.stdout.write(problems.map((text) => `${text}\n`).join(''))
  if (problems.length > 0) process.exit(1)
}
