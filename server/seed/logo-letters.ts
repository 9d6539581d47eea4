/** Letters as strokes on a grid of 10 by 14: a server may have no fonts at all. */
const strokes: Readonly<Record<string, string>> = {
  A: 'M0 14L5 0L10 14M2.2 9.2H7.8',
  B: 'M1 0V14H5.6A3.8 3.7 0 0 0 5.6 6.6H1M1 0H5.2A3.3 3.3 0 0 1 5.2 6.6',
  C: 'M9.6 2.6A5.4 7 0 1 0 9.6 11.4',
  D: 'M1 0V14H4A6 7 0 0 0 4 0Z',
  E: 'M8.6 0H1V14H8.6M1 7H7.4',
  F: 'M8.6 0H1V14M1 7H7.4',
  G: 'M9.6 2.6A5.4 7 0 1 0 9.8 10.6V7.4H6',
  H: 'M1 0V14M9 0V14M1 7H9',
  I: 'M5 0V14',
  J: 'M8 0V9.8A3.8 4 0 0 1 .8 11',
  K: 'M1 0V14M9 0L1 8M3.8 5.4L9.4 14',
  L: 'M1 0V14H8.8',
  M: 'M0 14V0L5 8L10 0V14',
  N: 'M1 14V0L9 14V0',
  O: 'M5 0A5 7 0 0 0 5 14A5 7 0 0 0 5 0Z',
  P: 'M1 14V0H5.6A3.9 3.9 0 0 1 5.6 7.8H1',
  Q: 'M5 0A5 7 0 0 0 5 14A5 7 0 0 0 5 0ZM6.4 10.4L10 14.4',
  R: 'M1 14V0H5.6A3.9 3.9 0 0 1 5.6 7.8H1M5 7.8L9.4 14',
  S: 'M9 2.4A4.4 3.6 0 0 0 5 0A4 3.5 0 0 0 5 7A4.2 3.5 0 0 1 5 14A4.8 3.8 0 0 1 .8 11.4',
  T: 'M0 0H10M5 0V14',
  U: 'M1 0V9A4 5 0 0 0 9 9V0',
  V: 'M0 0L5 14L10 0',
  W: 'M0 0L2.5 14L5 3.6L7.5 14L10 0',
  X: 'M0 0L10 14M10 0L0 14',
  Y: 'M0 0L5 7L10 0M5 7V14',
  Z: 'M1 0H9L1 14H9',
}

const small = new Set(['e', 'de', 'da', 'do', 'das', 'dos', 'em', '&'])

/** 'Rota Sul Fria' -> 'RS'. */
export const initialsOf = (nome: string): string =>
  nome
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .split(/\s+/)
    .filter((word) => !small.has(word.toLowerCase()))
    .map((word) => word[0]?.toUpperCase() ?? '')
    .filter((letter) => strokes[letter])
    .slice(0, 2)
    .join('')

type Drawing = { x: number; y: number; height: number; colour: string; width: number }

/** A text of one or two letters around a point. */
export function lettersSvg(text: string, { x, y, height, colour, width }: Drawing): string {
  const scale = height / 14
  const step = 13.6
  const left = x - ((text.length - 1) * step + 10) * (scale / 2)
  const drawn = [...text].map(
    (letter, index) =>
      `<path transform="translate(${index * step} 0)" d="${strokes[letter] ?? ''}"/>`,
  )
  return (
    `<g transform="translate(${left} ${y - height / 2}) scale(${scale})" fill="none" stroke="${colour}" ` +
    `stroke-width="${width / scale}" stroke-linecap="round" stroke-linejoin="round">${drawn.join('')}</g>`
  )
}
