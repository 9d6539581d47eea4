import { reactRouter } from '@react-router/dev/vite'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { defineConfig, parseSync, type Plugin } from 'vite'

const inWeb = (path: string) => fileURLToPath(new URL(path, import.meta.url))

/**
 * The icon package has one index of 6,000 modules, all of which the bundler would read. This turns
 * `import { IconEye } from '@tabler/icons-react'` into an import of that one file.
 */
function singleIcons(): Plugin {
  const importLine = /import\s*\{([^}]+)\}\s*from\s*['"]@tabler\/icons-react['"]/g
  const folder = '@tabler/icons-react/dist/esm/icons'
  return {
    name: 'single-icons',
    enforce: 'pre',
    transform(code, id) {
      if (!id.includes('/web/src/') || !code.includes('@tabler/icons-react')) return null
      return code.replace(importLine, (_, names: string) =>
        names
          .split(',')
          .map((name) => name.trim())
          .filter(Boolean)
          .map((name) => `import ${name} from '${folder}/${name}.mjs'`)
          .join('\n'),
      )
    },
  }
}

/**
 * Gives each module the sections of pt.json it names ('suppliers.filter'), so that texts are loaded
 * with the code that shows them and the home page does not carry the words of the whole product.
 */
function textsWithCode(): Plugin {
  const file = inWeb('./src/i18n/pt.json')
  const prefix = '\0texts:'
  const read = () => JSON.parse(readFileSync(file, 'utf8')) as Record<string, unknown>
  return {
    name: 'texts-with-code',
    enforce: 'pre',
    resolveId: (id) => (id.startsWith('texts:') ? `\0${id}` : null),
    load(id) {
      if (!id.startsWith(prefix)) return null
      this.addWatchFile(file)
      const section = id.slice(prefix.length)
      const texts = JSON.stringify({ [section]: read()[section] })
      return `import { addTexts } from '${inWeb('./src/i18n/texts.ts')}'\naddTexts('pt', ${texts})`
    },
    transform(code, id) {
      if (!id.includes('/web/src/') || !/\.tsx?$/.test(id)) return null
      const named = Object.keys(read()).filter((section) =>
        new RegExp(`['"\`]${section}\\.\\w`).test(code),
      )
      if (named.length === 0) return null
      return {
        code: `${named.map((name) => `import 'texts:${name}'`).join(';')};${code}`,
        map: null,
      }
    },
  }
}

/**
 * Of an endpoint the browser needs the method and the path: the server checks what comes in and
 * parses what goes out. Without the other parts, and with every schema free to be dropped when no
 * form uses it, the first page needs no validation library.
 */
function slimContract(): Plugin {
  const wanted = new Set(['method', 'path'])
  return {
    name: 'slim-contract',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    transform(code, id) {
      if (!/\/contract\/src\/[^?]+\.ts$/.test(id)) return null
      const edits: { start: number; end: number; text: string }[] = []
      for (const statement of parseSync(id, code).program.body) {
        const declaration =
          statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement
        if (declaration?.type !== 'VariableDeclaration') continue
        for (const { init } of declaration.declarations) {
          if (init?.type !== 'CallExpression') continue
          const [argument] = init.arguments
          const isEndpoint = init.callee.type === 'Identifier' && init.callee.name === 'endpoint'
          if (isEndpoint && argument?.type === 'ObjectExpression') {
            const kept = argument.properties.filter(
              (property) =>
                property.type === 'Property' &&
                property.key.type === 'Identifier' &&
                wanted.has(property.key.name),
            )
            if (kept.length !== wanted.size) {
              // Anything else, a spread for one, would be left out and call the wrong address.
              throw new Error(`${id}: an endpoint's method and path are written out in it`)
            }
            const text = kept.map(({ start, end }) => code.slice(start, end)).join(', ')
            edits.push({ start: init.start, end: init.end, text: `({ ${text} })` })
          } else {
            const text = `/*#__PURE__*/ (() => ${code.slice(init.start, init.end)})()`
            edits.push({ start: init.start, end: init.end, text })
          }
        }
      }
      const slim = edits
        .sort((a, b) => b.start - a.start)
        .reduce((text, edit) => text.slice(0, edit.start) + edit.text + text.slice(edit.end), code)
      return { code: slim, map: null }
    },
  }
}

export default defineConfig({
  plugins: [singleIcons(), textsWithCode(), slimContract(), reactRouter()],
  resolve: { alias: { 'react-i18next': inWeb('./src/i18n/react-i18next.tsx') } },
  build: { target: 'es2022', assetsInlineLimit: 1024, minify: 'terser' },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            // What every public page needs, in one file: fifty small ones compress an eighth worse.
            codeSplitting: {
              groups: [
                {
                  name: 'forms',
                  test: /node_modules\/zod\/|contract\/src\/rules\/(fields|messages)\.ts/,
                  priority: 1,
                },
                {
                  name: 'public',
                  test: /web\/src\/(root|entry\.client|layout\/public-layout|pages\/landing)\.tsx/,
                },
              ],
            },
          },
        },
      },
    },
  },
  // One copy of these in the rendering bundle: their contexts must be shared by all modules.
  ssr: { noExternal: [/^@mantine\//, /^@tabler\//, 'react-easy-crop'] },
})
