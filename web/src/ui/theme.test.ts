import {
  convertCssVariables,
  DEFAULT_THEME,
  defaultCssVariablesResolver,
  mergeMantineTheme,
} from '@mantine/core'
import { expect, test } from 'vitest'
import { cssVariablesResolver, theme } from './theme.ts'

type Vector = [number, number, number]
type Matrix = [Vector, Vector, Vector]

/** Machado, Oliveira and Fernandes (2009): how linear RGB looks without one kind of cone. */
const sights: Record<string, Matrix> = {
  'full colour': [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  protanopia: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deuteranopia: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  tritanopia: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
}

const times = (matrix: Matrix, [x, y, z]: Vector): Vector =>
  matrix.map(([a, b, c]) => a * x + b * y + c * z) as Vector

const linear = (part: number) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4)

function colour(name: string): Vector {
  const [palette = '', shade = ''] = name.split('.')
  const hex = theme.colors?.[palette]?.[Number(shade)] ?? ''
  return [1, 3, 5].map((at) => linear(Number.parseInt(hex.slice(at, at + 2), 16) / 255)) as Vector
}

const contrastOnWhite = ([r, g, b]: Vector) => 1.05 / (0.2126 * r + 0.7152 * g + 0.0722 * b + 0.05)

/** A space in which equal distances look equally different; 0.02 can just be seen. */
function oklab(rgb: Vector): Vector {
  const cones = times(
    [
      [0.4122214708, 0.5363325363, 0.0514459929],
      [0.2119034982, 0.6806995451, 0.1073969566],
      [0.0883024619, 0.2817188376, 0.6299787005],
    ],
    rgb.map((part) => Math.min(1, Math.max(0, part))) as Vector,
  )
  return times(
    [
      [0.2104542553, 0.793617785, -0.0040720468],
      [1.9779984951, -2.428592205, 0.4505937099],
      [0.0259040371, 0.7827717662, -0.808675766],
    ],
    cones.map(Math.cbrt) as Vector,
  )
}

const { totalColor = '', cityColors = [], otherCitiesColor = '' } = theme.other ?? {}
const colours = [totalColor, ...cityColors, otherCitiesColor]
const pairs = colours.flatMap((one, index) => colours.slice(index + 1).map((other) => [one, other]))

test.each(Object.keys(sights))('the colours of the charts are told apart with %s', (name) => {
  const sight = sights[name] as Matrix
  const alike = pairs.filter(([one = '', other = '']) => {
    const [a, b] = [one, other].map((each) => oklab(times(sight, colour(each)))) as [Vector, Vector]
    return Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]) < 0.08
  })
  expect(colours).toHaveLength(7)
  expect(alike).toEqual([])
})

test('each is seen on white', () => {
  expect(colours.filter((name) => contrastOnWhite(colour(name)) < 3)).toEqual([])
})

/** As the library would write them into every page; the product has one scheme, the light one. */
function variables(): string {
  const whole = mergeMantineTheme(DEFAULT_THEME, theme)
  const [standard, own] = [defaultCssVariablesResolver(whole), cssVariablesResolver(whole)]
  return convertCssVariables({
    variables: { ...standard.variables, ...own.variables },
    light: { '--mantine-color-scheme': 'light', ...standard.light, ...own.light },
    dark: {},
  }).replace(/[{;]|\}/g, (sign) => (sign === '}' ? '}\n' : `${sign}\n`))
}

// After a change of the theme: npx vitest run --project web -u theme
test('theme-variables.css is what the theme says', async () => {
  await expect(variables()).toMatchFileSnapshot('./theme-variables.css')
})
