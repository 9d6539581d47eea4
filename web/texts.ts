import { existsSync, statSync } from 'node:fs'
import { join } from 'node:path'

const inWeb = (path: string) => join(import.meta.dirname, path)

/**
 * How Paraglide compiles `src/i18n/*.json` into `#texts/*` (package.json). The build has a module
 * for each text, so that a page sends its own; browsers in development want few files.
 */
export const textsFor = (mode: 'development' | 'production') => ({
  project: inWeb('project.inlang'),
  outdir: inWeb(`.paraglide/${mode}`),
  outputStructure:
    mode === 'production' ? ('message-modules' as const) : ('locale-modules' as const),
  // Server and browser say themselves which language it is (src/entry.*.tsx).
  strategy: ['baseLocale'] as ['baseLocale'],
})

const sources = ['src/i18n/pt.json', 'src/i18n/en.json', 'project.inlang/settings.json', 'texts.ts']

/** Before tests (vitest.config.ts). Skipped when nothing changed, as `make` would. */
export async function setup(): Promise<void> {
  const made = inWeb('.paraglide/development/messages.js')
  const age = (path: string) => statSync(path).mtimeMs
  if (existsSync(made) && sources.every((source) => age(inWeb(source)) < age(made))) return
  const { compile } = await import('@inlang/paraglide-js')
  await compile(textsFor('development'))
}
