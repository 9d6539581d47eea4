import { parseSync, type Plugin } from 'vite'

/**
 * Of an endpoint the browser needs the method and the path: the server checks what comes in and
 * parses what goes out. Without the other parts, and with every schema free to be dropped when no
 * form uses it, the first page needs no validation library.
 */
export function slimContract(): Plugin {
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
