import { createHash } from 'node:crypto'
import { initialsOf, lettersSvg } from './logo-letters.ts'

/**
 * Logos of the demo cast, drawn from their names: nobody's work, no real brand. The name decides mark,
 * colours and ground, so that a supplier looks the same at every first start.
 */
type Colours = { deep: string; main: string; light: string; warm: string }

const palettes: readonly Colours[] = [
  { deep: '#0b4f4d', main: '#15807c', light: '#d8efec', warm: '#f2836b' },
  { deep: '#143a6b', main: '#2c6fbf', light: '#deebfa', warm: '#f2b23e' },
  { deep: '#47246e', main: '#7a4bb8', light: '#ede5f9', warm: '#f08aa6' },
  { deep: '#1d5a2f', main: '#3c9a58', light: '#e0f3e5', warm: '#e8a33d' },
  { deep: '#7a2f1c', main: '#c75a38', light: '#fbe7df', warm: '#2f8f8b' },
  { deep: '#253746', main: '#4c6b84', light: '#e4ecf2', warm: '#e57a44' },
  { deep: '#75224b', main: '#b8457a', light: '#f9e3ee', warm: '#5a6fc4' },
  { deep: '#5b4306', main: '#b0830f', light: '#faf0d3', warm: '#27747a' },
]

/** What a mark is drawn with: on white, on a tint or on the deep colour. */
type Ink = { ground: string; main: string; second: string; accent: string }

const grounds: readonly ((colours: Colours) => Ink)[] = [
  ({ deep, main, warm }) => ({ ground: '#ffffff', main: deep, second: main, accent: warm }),
  ({ deep, main, light, warm }) => ({ ground: light, main: deep, second: main, accent: warm }),
  ({ deep, light, warm }) => ({ ground: deep, main: '#ffffff', second: light, accent: warm }),
]

type Mark = (ink: Ink, text: string) => string

const stroke = (d: string, colour: string, width: number) =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`
const shape = (d: string, colour: string, opacity = 1) =>
  `<path d="${d}" fill="${colour}" opacity="${opacity}"/>`
const turned = (count: number, draw: (index: number) => string) =>
  Array.from(
    { length: count },
    (_, index) => `<g transform="rotate(${(360 / count) * index} 50 50)">${draw(index)}</g>`,
  ).join('')

const hexagon = 'M50 20L76 35V65L50 80L24 65V35Z'

const marks = {
  monogram: ({ main, accent }, text) =>
    lettersSvg(text, { x: 50, y: 48, height: 30, colour: main, width: 5.4 }) +
    stroke('M36 74H64', accent, 4.5),
  leaf: ({ main, second, accent }) =>
    shape('M50 80C24 70 22 42 30 24C52 28 60 54 50 80Z', second) +
    shape('M50 80C48 56 60 38 78 34C82 56 72 74 50 80Z', main) +
    stroke('M50 80C44 62 39 48 35 38', accent, 2.6),
  pulse: ({ main, second, accent }) =>
    `<circle cx="50" cy="50" r="29" fill="none" stroke="${second}" stroke-width="5"/>` +
    stroke('M25 52H39L45 36L54 66L60 50H75', main, 5.4) +
    `<circle cx="75" cy="50" r="4.4" fill="${accent}"/>`,
  drop: ({ main, second, accent }) =>
    shape('M50 18C62 36 72 46 72 59A22 22 0 0 1 28 59C28 46 38 36 50 18Z', main) +
    shape('M50 79A20 20 0 0 1 31 64C42 56 56 72 69 63A20 20 0 0 1 50 79Z', second) +
    `<circle cx="41" cy="50" r="4" fill="${accent}"/>`,
  hexagon: ({ main, second }, text) =>
    stroke(hexagon, second, 5) +
    lettersSvg(text.slice(0, 1), { x: 50, y: 50, height: 24, colour: main, width: 6 }),
  petals: ({ main, second, accent }) =>
    turned(
      6,
      (index) =>
        `<ellipse cx="50" cy="33" rx="9.5" ry="15" fill="${index % 2 ? second : main}" opacity=".92"/>`,
    ) + `<circle cx="50" cy="50" r="7" fill="${accent}"/>`,
  waves: ({ main, second, accent }) =>
    stroke('M24 40C33 30 42 30 50 40S67 50 76 40', main, 6) +
    stroke('M24 54C33 44 42 44 50 54S67 64 76 54', second, 6) +
    stroke('M24 68C33 58 42 58 50 68S67 78 76 68', accent, 6),
  bars: ({ main, second, accent }) =>
    stroke('M32 72V58', second, 11) +
    stroke('M50 72V44', main, 11) +
    stroke('M68 72V34', accent, 11),
  orbit: ({ main, second, accent }) =>
    `<circle cx="50" cy="50" r="13" fill="${main}"/>` +
    `<ellipse cx="50" cy="50" rx="31" ry="13" fill="none" stroke="${second}" stroke-width="4.5" transform="rotate(-28 50 50)"/>` +
    `<circle cx="76" cy="34" r="5.6" fill="${accent}"/>`,
  arcs: ({ main, second, accent }) =>
    stroke('M24 66A26 26 0 0 1 76 66', main, 7) +
    stroke('M35 66A15 15 0 0 1 65 66', second, 7) +
    `<circle cx="50" cy="65" r="5" fill="${accent}"/>`,
  cube: ({ main, second, accent }) =>
    shape('M50 22L74 36L50 50L26 36Z', accent) +
    shape('M26 36L50 50V78L26 64Z', main) +
    shape('M74 36L50 50V78L74 64Z', second),
} as const satisfies Record<string, Mark>

const companyMarks = Object.values<Mark>(marks)

/** Numbers that follow from a name and look like chance. */
const diceOf = (nome: string) => createHash('sha256').update(nome).digest()

const one = <Item>(list: readonly Item[], chance: number): Item =>
  list[chance % list.length] as Item

/** People have their initials, firms a mark of their own. */
export function logoSvg(nome: string, kind: 'Freelancer' | 'Empresa'): string {
  const dice = diceOf(nome)
  const ink = one(grounds, dice[2] ?? 0)(one(palettes, dice[1] ?? 0))
  const mark = kind === 'Freelancer' ? marks.monogram : one(companyMarks, dice[0] ?? 0)
  return (
    '<svg xmlns="http://www.w3.org/2000/svg" width="1000" height="1000" viewBox="0 0 100 100">' +
    `<rect width="100" height="100" fill="${ink.ground}"/>${mark(ink, initialsOf(nome))}</svg>`
  )
}
