import { paraglideVitePlugin } from '@inlang/paraglide-js'
import { reactRouter } from '@react-router/dev/vite'
import { defineConfig } from 'vite'
import { leanMantine } from './plugins/lean-mantine.ts'
import { singleIcons } from './plugins/single-icons.ts'
import { themeVariables } from './plugins/theme-variables.ts'
import { textsFor } from './texts.ts'

const oneOf = (...paths: string[]) => new RegExp(`/(${paths.join('|')})`)

/** What every page but the home page is built of. */
const plainParts = oneOf(
  '@mantine/core/esm/core/',
  '@mantine/core/esm/components/(Alert|Anchor|Badge|Box|Button|Card|Center|Container|Divider|Flex|Group|Loader|Paper|SimpleGrid|Skeleton|Stack|Text|ThemeIcon|Title|UnstyledButton|VisuallyHidden)/',
  '@tabler/icons-react/dist/esm/icons/Icon(ArrowRight|Check|Minus|Plus|Trash|X).mjs',
  'contract/src/(errors|rules/messages)',
  'web/src/lib/error-text',
  'web/src/ui/(empty-state|error-box)',
)

/** What forms are built of, up to lists to choose from. */
const fields = oneOf(
  '@mantine/form/',
  '@mantine/core/esm/utils/InlineInput/',
  '@mantine/core/esm/components/(ActionIcon|Checkbox|CloseButton|Input|InputBase|PasswordInput|Textarea|TextInput)/',
  '@maskito/',
  'web/src/lib/form[.]ts',
  'web/src/ui/(dialog-form|honeypot|masked-input|masks)',
)

const usedAtOnce = new Set(['react', 'router', 'public', 'parts'])

const mode = process.env.NODE_ENV === 'production' ? 'production' : 'development'

export default defineConfig({
  plugins: [
    singleIcons(),
    leanMantine(),
    themeVariables(),
    paraglideVitePlugin(textsFor(mode)),
    reactRouter(),
  ],
  build: { target: 'es2022', assetsInlineLimit: 1024, minify: 'terser' },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            // Browsers then compile these while they arrive, not function by function when one is
            // first called: a third of the work before a page answers to taps.
            postBanner: ({ name }) => (usedAtOnce.has(name) ? '//# allFunctionsCalledOnLoad' : ''),
            // A few files by how often they are needed: fifty small ones compress an eighth worse,
            // and each is a round trip.
            codeSplitting: {
              groups: [
                // These change rarely: who was here before has them. Two, since a browser takes
                // each compiled file over in one go.
                {
                  name: 'react',
                  test: /node_modules\/(react|react-dom|scheduler)\//,
                  priority: 5,
                },
                {
                  name: 'router',
                  test: /node_modules\/(react-router|@tanstack)\//,
                  priority: 4,
                },
                {
                  name: 'forms',
                  test: /node_modules\/zod\/|contract\/src\/rules\/fields\.ts/,
                  priority: 3,
                },
                {
                  name: 'public',
                  test: /web\/src\/(root|layout\/public-layout|pages\/landing)\.tsx/,
                  priority: 2,
                },
                { name: 'parts', test: plainParts, priority: 1 },
                { name: 'fields', test: fields, priority: 1 },
                {
                  name: 'components',
                  test: /node_modules\/(@mantine\/(core|hooks|form)|@floating-ui|react-remove-scroll)/,
                  minShareCount: 4,
                },
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
    exclude: ['@tabler/icons-react'],
  },
  // One copy of these in the rendering bundle: their contexts must be shared by all modules.
  ssr: { noExternal: [/^@mantine\//, /^@tabler\//, 'react-easy-crop'] },
})
