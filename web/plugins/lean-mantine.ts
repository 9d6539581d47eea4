import type { Plugin } from 'vite'

/** Modules of the component library that do work a page does not need, and what stands for them. */
const replacements: Record<string, string> = {
  // Every field would get a random id as soon as it is there, and be drawn a second time for it.
  // React's own ids are the same on the server and in the browser.
  '/@mantine/hooks/esm/use-id/use-id.mjs': `
    import { useId as useReactId } from 'react'
    export function useId(given) {
      const own = useReactId()
      return typeof given === 'string' ? given : own
    }`,
  // Works out the variables of the standard theme; ours are a stylesheet (theme-variables.ts).
  '/@mantine/core/esm/core/MantineProvider/MantineCssVariables/MantineCssVariables.mjs':
    'export const MantineCssVariables = () => null',
}

export function leanMantine(): Plugin {
  return {
    name: 'lean-mantine',
    apply: 'build',
    transform(_code, id) {
      const path = Object.keys(replacements).find((ending) => id.endsWith(ending))
      return path ? replacements[path] : null
    },
    /** A release that moves one of them must not go unnoticed. */
    buildEnd(error) {
      if (error) return
      const ids = [...this.getModuleIds()]
      for (const path of Object.keys(replacements))
        if (!ids.some((id) => id.endsWith(path))) this.error(`${path} is not there any more.`)
    },
  }
}
