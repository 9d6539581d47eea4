import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

const inSource = (path: string) => fileURLToPath(new URL(`../src/${path}`, import.meta.url))

/**
 * Gives each module the sections of pt.json it names ('suppliers.filter'), so that texts are loaded
 * with the code that shows them and the home page does not carry the words of the whole product.
 */
export function textsWithCode(): Plugin {
  const file = inSource('i18n/pt.json')
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
      return `import { addTexts } from '${inSource('i18n/texts.ts')}'\naddTexts('pt', ${texts})`
    },
    transform(code, id) {
      if (!id.includes('/web/src/') || !/\.tsx?$/.test(id)) return null
      const named = Object.keys(read()).filter((section) =>
        new RegExp(`['"\`]${section}\\.[\\w$]`).test(code),
      )
      if (named.length === 0) return null
      return {
        code: `${named.map((name) => `import 'texts:${name}'`).join(';')};${code}`,
        map: null,
      }
    },
  }
}
