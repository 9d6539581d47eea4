import { paraglideVitePlugin } from '@inlang/paraglide-js'
import { reactRouter } from '@react-router/dev/vite'
import { defineConfig } from 'vite'
import { textsFor } from './texts.ts'

const inPackages = (names: string) => new RegExp(`node_modules/(${names})/`)

const mode = process.env.NODE_ENV === 'production' ? 'production' : 'development'

export default defineConfig(({ command }) => ({
  plugins: [paraglideVitePlugin(textsFor(mode)), reactRouter()],
  build: {
    target: 'es2022',
    assetsInlineLimit: 1024,
    // Of a package with one index of thousands of modules only the used ones are read.
    rolldownOptions: { experimental: { lazyBarrel: true } },
  },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            codeSplitting: {
              groups: [
                // These change rarely: who was here before has them.
                {
                  name: 'framework',
                  test: inPackages('react|react-dom|scheduler|react-router|@tanstack'),
                },
                { name: 'forms', test: inPackages('zod|@maskito|@mantine/form') },
                // The first page that most people see.
                {
                  name: 'public',
                  test: /web\/src\/(root|layout\/public-layout|pages\/landing\/page)\.tsx/,
                },
                // What about half of all pages, dialogs and steps need. The rest is cut by itself.
                { name: 'parts', minShareCount: 40 },
              ],
            },
          },
        },
      },
    },
  },
  // In development: all that pages need is found at the start, not page by page with a reload each.
  optimizeDeps: {
    entries: ['src/**/!(*.test).{ts,tsx}'],
    include: [
      ...['@floating-ui/react', 'clsx', 'react-number-format', 'react-remove-scroll'].map(
        (name) => `@mantine/core > ${name}`,
      ),
      ...['fast-deep-equal', 'klona/full'].map((name) => `@mantine/form > ${name}`),
    ],
  },
  // One copy of these in the rendering bundle: their contexts must be shared by all modules. Of the
  // icons a build takes the few it needs, development the package's one file.
  ssr: {
    noExternal: [/^@mantine\//, 'react-easy-crop', ...(command === 'build' ? [/^@tabler\//] : [])],
  },
}))
