import {
  convertCssVariables,
  DEFAULT_THEME,
  defaultCssVariablesResolver,
  mergeMantineTheme,
} from '@mantine/core'
import type { Plugin } from 'vite'
import { cssVariablesResolver, theme } from '../src/ui/theme.ts'

const name = 'theme-variables.css'

/**
 * The theme's variables as one stylesheet, made once here. The component library would write them
 * into every page: 19 KB that are sent, read and compared each time. The product has one scheme,
 * the light one.
 */
export function themeVariables(): Plugin {
  const id = `/@${name}`
  return {
    name: 'theme-variables',
    resolveId: (source) => (source === `virtual:${name}` ? id : null),
    load: (source) => (source === id ? variables() : null),
  }
}

function variables(): string {
  const whole = mergeMantineTheme(DEFAULT_THEME, theme)
  const standard = defaultCssVariablesResolver(whole)
  const own = cssVariablesResolver(whole)
  return convertCssVariables({
    variables: { ...standard.variables, ...own.variables },
    light: { '--mantine-color-scheme': 'light', ...standard.light, ...own.light },
    dark: {},
  })
}
