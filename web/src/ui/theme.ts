import {
  type CSSVariablesResolver,
  createTheme,
  type DefaultMantineColor,
  type DefaultMantineSize,
  type MantineColorsTuple,
  rem,
} from '@mantine/core'

type Palette = 'petrol' | 'coral' | 'slate' | 'gold' | DefaultMantineColor
type Spacing = DefaultMantineSize | '2xl' | '3xl'

declare module '@mantine/core' {
  export interface MantineThemeColorsOverride {
    colors: Record<Palette, MantineColorsTuple>
  }
  export interface MantineThemeSizesOverride {
    spacing: Record<Spacing, string>
  }
  export interface MantineThemeOther {
    pageBackground: string
    totalColor: string
    cityColors: string[]
    otherCitiesColor: string
  }
}

// In every palette 7 is the filled colour (white text on it passes AA, and so does 7 as text on
// white and on the page), 9 on 1 and on 2 is the pair of the light variant.
const petrol: MantineColorsTuple = [
  '#edfafa',
  '#dbf4f2',
  '#bde6e4',
  '#95d1cf',
  '#6ab7b5',
  '#3f9997',
  '#187b79',
  '#005c5b',
  '#034847',
  '#003635',
]

const coral: MantineColorsTuple = [
  '#fef6f3',
  '#fee9e4',
  '#fed3c8',
  '#ffb4a2',
  '#fe8f76',
  '#fd7354',
  '#e55e40',
  '#c5462a',
  '#a1361e',
  '#732412',
]

// 3 is the hairline, 4 the border of a control (3:1 on white), 6 the dimmed text.
const slate: MantineColorsTuple = [
  '#f7f9fb',
  '#ebf0f3',
  '#e2e8ec',
  '#d9e0e5',
  '#87949d',
  '#687780',
  '#556670',
  '#40515c',
  '#263843',
  '#13242e',
]

const blue: MantineColorsTuple = [
  '#f4f8fe',
  '#e5f0ff',
  '#c9e0ff',
  '#a3cafe',
  '#74b1fe',
  '#4296fb',
  '#267cdf',
  '#0c66c2',
  '#014f9d',
  '#013871',
]

const violet: MantineColorsTuple = [
  '#f8f6fe',
  '#f1ecfe',
  '#e2d7ff',
  '#cfbaff',
  '#ba98fe',
  '#a575f9',
  '#8d5cdd',
  '#7746c0',
  '#5e349b',
  '#432470',
]

const gold: MantineColorsTuple = [
  '#fff7e9',
  '#fdedd4',
  '#f4dab0',
  '#e6c183',
  '#d3a655',
  '#bd8b29',
  '#a27405',
  '#875f02',
  '#6b4b02',
  '#4d3400',
]

const red: MantineColorsTuple = [
  '#fff5f5',
  '#fee9e9',
  '#fed1d1',
  '#ffaeb0',
  '#ff8389',
  '#f35868',
  '#d63c51',
  '#b9243e',
  '#95162e',
  '#6c0e1f',
]

const green: MantineColorsTuple = [
  '#eefcf1',
  '#dcf8e2',
  '#beecc8',
  '#97daa8',
  '#6ec487',
  '#49ac6b',
  '#2c9353',
  '#117c40',
  '#026230',
  '#024620',
]

const orange: MantineColorsTuple = [
  '#fef6f0',
  '#ffebdd',
  '#ffd5b6',
  '#fcb680',
  '#ed9750',
  '#d87a1f',
  '#b96404',
  '#9a5203',
  '#7a4000',
  '#582c00',
]

// 'Figtree Fallback' is Arial with Figtree's metrics (global.css), so that text does not move when
// the web font arrives.
const fontFamily =
  "'Figtree Variable', 'Figtree Fallback', system-ui, -apple-system, 'Segoe UI', Roboto, sans-serif"

const fontSizes = {
  xs: rem(12),
  sm: rem(14),
  md: rem(16),
  lg: rem(20),
  xl: rem(26),
}

const displaySize = 'clamp(1.875rem, 1.45rem + 1.75vw, 2.5rem)'

const control = rem(44)

const fieldParts = {
  label: { marginBottom: rem(4) },
  description: { lineHeight: 1.45 },
  error: { lineHeight: 1.45 },
}

type Sized = { size?: string | number | undefined }

/**
 * What opens stands beside what opened it, in the same landmark or dialog, where a screen reader looks
 * for it; fixed, so that no scrolling box cuts it off.
 */
const inPlace = { withinPortal: false, floatingStrategy: 'fixed' } as const

export const theme = createTheme({
  primaryColor: 'petrol',
  primaryShade: 7,
  autoContrast: true,
  // White text while it passes 4.5:1, dark text above: (1 + 0.05) / 4.5 - 0.05.
  luminanceThreshold: 0.183,
  white: '#ffffff',
  black: slate[9],
  colors: {
    petrol,
    coral,
    slate,
    gold,
    blue,
    violet,
    red,
    green,
    orange,
    // Mantine's own styles name these: they must be ours.
    gray: slate,
    teal: petrol,
    yellow: gold,
  },

  fontFamily,
  fontSizes,
  lineHeights: { xs: '1.4', sm: '1.45', md: '1.55', lg: '1.4', xl: '1.3' },
  headings: {
    fontFamily,
    fontWeight: '700',
    textWrap: 'balance',
    sizes: {
      h1: { fontSize: displaySize, lineHeight: '1.15' },
      h2: { fontSize: fontSizes.xl, lineHeight: '1.25' },
      h3: { fontSize: fontSizes.lg, lineHeight: '1.35' },
      h4: { fontSize: fontSizes.md, lineHeight: '1.45' },
      h5: { fontSize: fontSizes.sm, lineHeight: '1.45' },
      h6: { fontSize: fontSizes.xs, lineHeight: '1.4' },
    },
  },

  defaultRadius: 'md',
  radius: { xs: rem(4), sm: rem(6), md: rem(8), lg: rem(12), xl: rem(16) },
  spacing: {
    xs: rem(8),
    sm: rem(12),
    md: rem(16),
    lg: rem(24),
    xl: rem(32),
    '2xl': rem(48),
    '3xl': rem(64),
  },
  shadows: {
    xs: '0 1px 2px rgba(19, 36, 46, 0.06)',
    sm: '0 1px 2px rgba(19, 36, 46, 0.05), 0 4px 12px rgba(19, 36, 46, 0.06)',
    md: '0 2px 4px rgba(19, 36, 46, 0.05), 0 8px 24px rgba(19, 36, 46, 0.1)',
    lg: '0 4px 8px rgba(19, 36, 46, 0.05), 0 16px 40px rgba(19, 36, 46, 0.14)',
    xl: '0 8px 16px rgba(19, 36, 46, 0.06), 0 24px 64px rgba(19, 36, 46, 0.2)',
  },

  cursorType: 'pointer',
  respectReducedMotion: true,

  other: {
    pageBackground: '#f8f8f5',
    // 3:1 on white, and told apart with any kind of colour blindness (theme.test.ts).
    totalColor: 'petrol.7',
    cityColors: ['blue.5', 'coral.7', 'gold.5', 'violet.8', 'orange.8'],
    otherCitiesColor: 'slate.4',
  },

  // Plain objects, not Component.extend: this file must not pull every component into every page.
  components: {
    ActionIcon: {
      defaultProps: { variant: 'subtle', color: 'slate', size: 'lg' },
    },
    Alert: { defaultProps: { variant: 'light', radius: 'lg' } },
    Anchor: { defaultProps: { underline: 'always' } },
    Avatar: { defaultProps: { color: 'petrol', variant: 'light' } },
    Badge: {
      defaultProps: { variant: 'light', color: 'slate', size: 'md', radius: 'sm' },
      vars: (_: unknown, { size = 'md' }: Sized) => ({
        root: {
          '--badge-height': size === 'md' ? rem(24) : undefined,
          '--badge-fz': ['xs', 'sm', 'md'].includes(String(size)) ? fontSizes.xs : fontSizes.sm,
          '--badge-padding-x': size === 'md' ? rem(8) : undefined,
        },
      }),
      styles: { root: { fontWeight: 600, textTransform: 'none', letterSpacing: 0 } },
    },
    Button: {
      defaultProps: { size: 'md' },
      vars: (_: unknown, { size = 'md' }: Sized) => ({
        root: {
          '--button-height': size === 'md' ? control : undefined,
          '--button-padding-x': size === 'md' ? rem(20) : undefined,
          '--button-fz': size === 'lg' || size === 'xl' ? fontSizes.md : undefined,
        },
      }),
    },
    Card: { defaultProps: { withBorder: true, radius: 'lg', padding: 'lg' } },
    Checkbox: { defaultProps: { size: 'sm', radius: 'xs' } },
    CloseButton: { defaultProps: { size: 'lg' } },
    // A closed list is not there: the library would draw all its options anew with every key in any field.
    Combobox: { defaultProps: { ...inPlace, keepMounted: false } },
    Container: { defaultProps: { size: rem(1200), px: 'md' } },
    Drawer: {
      defaultProps: {
        padding: 'lg',
      },
      styles: { title: { fontSize: fontSizes.lg, fontWeight: 700, lineHeight: 1.35 } },
    },
    Input: {
      defaultProps: { size: 'md' },
      vars: (_: unknown, { size = 'md' }: Sized) => ({
        wrapper: { '--input-height': size === 'md' ? control : undefined },
      }),
    },
    InputWrapper: {
      defaultProps: { size: 'md', inputWrapperOrder: ['label', 'input', 'description', 'error'] },
      vars: () => ({
        label: {
          '--input-label-size': fontSizes.sm,
          '--input-asterisk-color': 'var(--mantine-color-error)',
        },
        description: { '--input-description-size': fontSizes.sm },
        error: { '--input-error-size': fontSizes.sm },
        success: { '--input-success-size': fontSizes.sm },
      }),
      styles: fieldParts,
    },
    Menu: {
      // Without the placeholder the first entry has the focus.
      defaultProps: { radius: 'lg', shadow: 'md', withInitialFocusPlaceholder: false, ...inPlace },
    },
    Modal: {
      defaultProps: {
        centered: true,
        radius: 'lg',
        padding: 'lg',
      },
      styles: { title: { fontSize: fontSizes.lg, fontWeight: 700, lineHeight: 1.35 } },
    },
    NavLink: {
      styles: { root: { borderRadius: 'var(--mantine-radius-md)', minHeight: control } },
    },
    Notification: { defaultProps: { radius: 'lg', withBorder: true } },
    Paper: { defaultProps: { withBorder: true, radius: 'lg' } },
    PasswordInput: { defaultProps: { size: 'md' } },
    Popover: { defaultProps: { radius: 'lg', shadow: 'md' } },
    Progress: { defaultProps: { radius: 'xl' } },
    Radio: { defaultProps: { size: 'sm' } },
    Select: {
      defaultProps: { size: 'md', checkIconPosition: 'right', maxDropdownHeight: 320 },
    },
    Skeleton: { defaultProps: { radius: 'md' } },
    Switch: { defaultProps: { size: 'md' } },
    Table: {
      defaultProps: { verticalSpacing: 'sm', horizontalSpacing: 'md', highlightOnHover: true },
      styles: {
        th: { fontWeight: 600, color: 'var(--mantine-color-dimmed)', whiteSpace: 'nowrap' },
      },
    },
    TextInput: { defaultProps: { size: 'md' } },
    Textarea: { defaultProps: { size: 'md', autosize: true, minRows: 3 } },
    ThemeIcon: { defaultProps: { variant: 'light', radius: 'md', size: 'xl' } },
    Tooltip: {
      defaultProps: {
        openDelay: 300,
        withArrow: true,
        events: { hover: true, focus: true, touch: false },
        ...inPlace,
      },
    },
  },
})

export const cssVariablesResolver: CSSVariablesResolver = ({ other }) => ({
  variables: {
    // Cards, dialogs and menus stand on --mantine-color-body (white), the page on this one.
    '--app-page': other.pageBackground,
    '--app-control-height': control,
    '--app-header-height': '4rem',
    // One notice of two lines with its distance to the edge.
    '--app-notice-height': '6rem',
    '--app-hairline': 'var(--mantine-color-slate-3)',
  },
  light: {
    '--mantine-color-error': 'var(--mantine-color-red-7)',
    '--mantine-color-success': 'var(--mantine-color-green-7)',
    '--mantine-color-dimmed': 'var(--mantine-color-slate-6)',
    '--mantine-color-placeholder': 'var(--mantine-color-slate-5)',
    '--mantine-color-default-border': 'var(--mantine-color-slate-4)',
    '--mantine-color-default-hover': 'var(--mantine-color-slate-1)',
    '--mantine-color-disabled': 'var(--mantine-color-slate-2)',
    '--mantine-color-disabled-color': 'var(--mantine-color-slate-6)',
    '--mantine-color-disabled-border': 'var(--mantine-color-slate-3)',
  },
  dark: {},
})

/** 'petrol.7' as CSS writes it. */
export const colourOf = (name: string): string => `var(--mantine-color-${name.replace('.', '-')})`
