import { readdirSync, readFileSync } from 'node:fs'
import { basename, join, resolve } from 'node:path'

/** Documents name the tests that keep their promises: every named test exists. */
const root = resolve(import.meta.dirname, '..')
const documents = ['docs/quirks.md', 'docs/spec-coverage.md']
const named = /([\w.-]+\.(?:test|spec)\.ts)((?:(?:: |, )(?:'[^']+'|"[^"]+"))*)/g

const sources = new Map<string, string>()
for (const folder of ['contract/src', 'server/src', 'web/src', 'e2e']) {
  for (const path of readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })) {
    if (!/\.(test|spec)\.ts$/.test(path)) continue
    const name = basename(path)
    const text = readFileSync(join(root, folder, path), 'utf8')
    sources.set(name, `${sources.get(name) ?? ''}\n${text}`)
  }
}

const problems: string[] = []
for (const document of documents) {
  const lines = readFileSync(join(root, document), 'utf8').split('\n')
  for (const [index, line] of lines.entries()) {
    const where = `${document}:${index + 1}`
    const tests = [...line.matchAll(named)]
    if (line.startsWith('| ') && tests.length === 0 && !line.includes('Kept by')) {
      problems.push(`${where}: a row without a test`)
    }
    for (const [, file = '', titles = ''] of tests) {
      const source = sources.get(file)
      if (source === undefined) problems.push(`${where}: there is no ${file}`)
      for (const [, title = ''] of titles.matchAll(/['"](.+?)['"](?=,|$)/g)) {
        if (source && !source.includes(title)) problems.push(`${where}: ${file} has no '${title}'`)
      }
    }
  }
}
process.stdout.write(problems.map((text) => `${text}\n`).join(''))
if (problems.length > 0) process.exit(1)
