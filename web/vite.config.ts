import { reactRouter } from '@react-router/dev/vite'
import { defineConfig, type Plugin } from 'vite'

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

export default defineConfig({
  plugins: [singleIcons(), reactRouter()],
  build: { target: 'es2022', assetsInlineLimit: 1024 },
  // One copy of these in the rendering bundle: their contexts must be shared by all modules.
  ssr: { noExternal: [/^@mantine\//, /^@tabler\//, 'react-easy-crop', 'react-i18next', 'i18next'] },
})
