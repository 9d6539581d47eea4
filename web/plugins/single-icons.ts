import type { Plugin } from 'vite'

/**
 * The icon package has one index of 6,000 modules, all of which the bundler would read. This turns
 * `import { IconEye } from '@tabler/icons-react'` into an import of that one file.
 */
export function singleIcons(): Plugin {
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
