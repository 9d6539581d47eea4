/**
 * Pictures of the demo cast, drawn from code: nobody's work, no real brand. A palette gives a supplier its
 * colours, a scene what it shows.
 */
const palettes = {
  petrol: { back: '#dff3f1', wall: '#c3e6e3', main: '#187b79', deep: '#034847', warm: '#fd7354' },
  blue: { back: '#e5f0ff', wall: '#c9e0ff', main: '#267cdf', deep: '#013871', warm: '#f4b23c' },
  violet: { back: '#f1ecfe', wall: '#e2d7ff', main: '#7746c0', deep: '#432470', warm: '#fd7354' },
  green: { back: '#e4f8e8', wall: '#c8edd0', main: '#2c9353', deep: '#024620', warm: '#f0a13a' },
  sand: { back: '#fdf1e0', wall: '#f4dab0', main: '#a27405', deep: '#4d3400', warm: '#187b79' },
  slate: { back: '#ebf0f3', wall: '#d4dee5', main: '#40515c', deep: '#13242e', warm: '#fd7354' },
} as const
export type PaletteName = keyof typeof palettes
type Palette = (typeof palettes)[PaletteName]

const rect = (x: number, y: number, w: number, h: number, fill: string, r = 8) =>
  `<rect x="${x}" y="${y}" width="${w}" height="${h}" rx="${r}" fill="${fill}"/>`
const disc = (x: number, y: number, r: number, fill: string) =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="${fill}"/>`
const line = (path: string, colour: string, width = 6) =>
  `<path d="${path}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`
const times = (count: number, draw: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => draw(index)).join('')

/** The room that every scene stands in: a wall, a window's light and a floor. */
const room = ({ back, wall }: Palette) =>
  `${rect(0, 0, 640, 480, back, 0)}<path d="M0 380h640v100H0z" fill="${wall}"/>` +
  `<path d="M420 0h150L430 380H280z" fill="#fff" opacity=".35"/>`

const person = (x: number, y: number, shirt: string, skin: string) =>
  `<path d="M${x - 46} ${y + 130}v-40a46 46 0 0 1 92 0v40z" fill="${shirt}"/>${disc(x, y + 12, 30, skin)}`

const scenes = {
  monitor: (p: Palette) =>
    rect(170, 90, 300, 200, p.deep, 16) +
    rect(186, 106, 268, 168, '#0b2b33', 8) +
    line('M196 170h50l14-34 22 74 20-56 12 16h130', '#7ff0c8', 5) +
    line('M196 232h60l12-14 12 14h164', p.warm, 5) +
    rect(306, 290, 28, 110, p.main, 4) +
    rect(230, 396, 180, 18, p.deep, 9) +
    disc(250, 426, 12, p.deep) +
    disc(390, 426, 12, p.deep) +
    rect(500, 180, 60, 90, '#fff', 10) +
    disc(530, 215, 18, p.warm),
  bench: (p: Palette) =>
    rect(60, 330, 520, 26, p.deep, 6) +
    rect(90, 356, 24, 90, p.main, 0) +
    rect(526, 356, 24, 90, p.main, 0) +
    `<path d="M170 200h50v50l46 80H124l46-80z" fill="#fff"/><path d="M150 286h90l26 44H124z" fill="${p.main}" opacity=".75"/>` +
    rect(300, 220, 34, 110, '#fff', 14) +
    rect(300, 268, 34, 62, p.warm, 14) +
    rect(346, 190, 34, 140, '#fff', 14) +
    rect(346, 250, 34, 80, p.main, 14) +
    rect(420, 140, 120, 190, '#fff', 12) +
    rect(436, 158, 88, 56, p.deep, 6) +
    times(3, (row) => times(3, (column) => disc(450 + column * 30, 244 + row * 26, 8, p.wall))),
  shelves: (p: Palette) =>
    times(3, (row) => {
      const y = 100 + row * 110
      const colours = [p.main, '#fff', p.warm, p.wall, p.deep, '#fff']
      return (
        times(6, (column) => {
          const height = 56 + ((row * 5 + column * 7) % 4) * 9
          return rect(
            84 + column * 80,
            y + 90 - height,
            66,
            height,
            colours[(row + column) % 6] ?? '#fff',
            5,
          )
        }) + rect(64, y + 90, 512, 12, p.deep, 3)
      )
    }) +
    rect(58, 70, 14, 370, p.deep, 3) +
    rect(568, 70, 14, 370, p.deep, 3),
  truck: (p: Palette) =>
    `<path d="M0 360h640v120H0z" fill="${p.deep}" opacity=".85"/>` +
    times(5, (index) => rect(20 + index * 140, 414, 80, 10, '#fff', 5)) +
    rect(110, 150, 300, 190, '#fff', 14) +
    rect(110, 280, 300, 60, p.main, 0) +
    `<path d="M410 200h74a24 24 0 0 1 21 12l45 78v50H410z" fill="${p.main}"/>` +
    `<path d="M430 222h46l36 62h-82z" fill="#dff3ff"/>` +
    line('M232 196v60M206 211l52 30M258 211l-52 30', p.main, 7) +
    disc(190, 344, 40, p.deep) +
    disc(190, 344, 18, '#fff') +
    disc(470, 344, 40, p.deep) +
    disc(470, 344, 18, '#fff'),
  report: (p: Palette) =>
    `<g transform="rotate(-5 260 250)">${rect(140, 70, 250, 340, '#fff', 12)}` +
    rect(170, 104, 130, 18, p.main, 6) +
    times(4, (row) => rect(170, 146 + row * 26, row % 2 ? 150 : 190, 10, p.wall, 5)) +
    times(5, (bar) =>
      rect(
        174 + bar * 38,
        360 - (40 + ((bar * 37) % 70)),
        24,
        40 + ((bar * 37) % 70),
        bar === 3 ? p.warm : p.main,
        4,
      ),
    ) +
    '</g>' +
    disc(450, 300, 62, p.main) +
    line('M424 302l18 18 36-38', '#fff', 12) +
    `<path d="M416 350l-14 74 48-24 48 24-14-74z" fill="${p.deep}"/>`,
  meeting: (p: Palette) =>
    rect(210, 60, 220, 140, '#fff', 10) +
    line('M234 168l44-40 38 22 52-62 36 30', p.main, 7) +
    disc(404, 118, 9, p.warm) +
    person(150, 210, p.main, '#e8b796') +
    person(320, 220, p.warm, '#8d5a3c') +
    person(490, 210, p.deep, '#c98d66') +
    rect(60, 338, 520, 30, p.deep, 10) +
    rect(250, 312, 70, 26, '#fff', 4) +
    rect(410, 318, 26, 20, p.wall, 4),
  laptop: (p: Palette) =>
    rect(150, 110, 340, 220, p.deep, 14) +
    rect(164, 124, 312, 192, '#fff', 6) +
    rect(164, 124, 76, 192, p.back, 6) +
    times(4, (row) => rect(178, 146 + row * 30, 48, 10, row === 1 ? p.main : p.wall, 5)) +
    rect(258, 142, 92, 60, p.wall, 8) +
    rect(364, 142, 92, 60, p.main, 8) +
    line('M260 290l40-34 36 18 50-46 66 24', p.warm, 6) +
    `<path d="M110 330h420l24 36a8 8 0 0 1-7 12H93a8 8 0 0 1-7-12z" fill="${p.main}"/>` +
    rect(560, 300, 44, 60, '#fff', 8),
  clinic: (p: Palette) =>
    `<path d="M0 400h640v80H0z" fill="${p.deep}" opacity=".25"/>` +
    rect(140, 120, 360, 280, '#fff', 8) +
    rect(140, 120, 360, 46, p.main, 8) +
    times(2, (row) =>
      times(4, (column) => rect(168 + column * 82, 190 + row * 70, 56, 46, p.wall, 6)),
    ) +
    rect(278, 320, 84, 80, p.deep, 6) +
    line('M320 320v80', '#fff', 3) +
    line('M320 128v30M305 143h30', '#fff', 9) +
    disc(86, 320, 48, p.main) +
    rect(80, 350, 12, 60, p.deep, 3) +
    disc(560, 330, 42, p.main) +
    rect(554, 356, 12, 54, p.deep, 3),
  cold: (p: Palette) =>
    rect(180, 50, 280, 370, '#fff', 16) +
    rect(200, 70, 240, 330, p.wall, 8) +
    times(3, (row) => {
      const y = 100 + row * 96
      return (
        times(6, (column) => {
          const x = 216 + column * 36
          return (
            rect(x, y, 26, 62, '#fff', 6) +
            rect(x, y, 26, 16, column % 3 === row ? p.warm : p.main, 6)
          )
        }) + rect(206, y + 66, 228, 8, p.deep, 2)
      )
    }) +
    rect(490, 120, 96, 60, p.deep, 10) +
    `<text x="538" y="160" font-family="sans-serif" font-size="28" font-weight="700" fill="#7ff0c8" text-anchor="middle">4 °C</text>`,
  tanks: (p: Palette) =>
    times(4, (index) => {
      const x = 110 + index * 112
      const colour = [p.main, p.deep, p.warm, p.main][index] ?? p.main
      return (
        rect(x, 150, 80, 260, colour, 38) +
        rect(x, 226, 80, 44, '#fff', 0) +
        rect(x + 28, 116, 24, 40, p.deep, 6) +
        disc(x + 40, 108, 16, '#fff')
      )
    }) + line('M150 108h336', p.deep, 8),
} as const
export type SceneName = keyof typeof scenes

export function sceneSvg(scene: SceneName, palette: PaletteName): string {
  const p = palettes[palette]
  return svg(1280, 960, '0 0 640 480', room(p) + scenes[scene](p))
}

/** Hills of light in the supplier's colours, with what it does drawn small on the right. */
export function coverSvg(scene: SceneName, palette: PaletteName, seed: number): string {
  const p = palettes[palette]
  const shift = (seed * 53) % 160
  const hill = (y: number, lift: number, fill: string, opacity: number) =>
    `<path d="M0 ${y}C${200 + shift} ${y - lift} ${420 - shift} ${y + lift} 640 ${y - lift / 2}S${1040 - shift} ${y - lift} 1200 ${y + lift / 3}V500H0z" fill="${fill}" opacity="${opacity}"/>`
  const dots = times(40, (index) =>
    disc(60 + (index % 10) * 34, 60 + Math.floor(index / 10) * 34, 3, '#fff'),
  )
  return svg(
    1920,
    800,
    '0 0 1200 500',
    `<defs><linearGradient id="sky" x2="1" y2="1"><stop stop-color="${p.deep}"/><stop offset="1" stop-color="${p.main}"/></linearGradient></defs>` +
      rect(0, 0, 1200, 500, 'url(#sky)', 0) +
      `<g opacity=".22">${dots}</g>` +
      disc(980 - shift, 90, 190, p.warm).replace('/>', ' opacity=".28"/>') +
      hill(330, 90, p.main, 0.55) +
      hill(400, 60, p.wall, 0.35) +
      `<g transform="translate(690 70) scale(.78)">${scenes[scene](p)}</g>` +
      hill(470, 30, p.deep, 0.65),
  )
}

const svg = (width: number, height: number, box: string, content: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="${box}">${content}</svg>`
