import type { SVGProps } from 'react'

/** Every state as a tile, about where it lies: row by row from the north, columns from the west. */
const grid = [
  '.. .. RR AP .. .. ..',
  '.. AM PA MA PI CE RN',
  'AC RO MT TO BA PE PB',
  '.. .. MS GO DF SE AL',
  '.. .. .. SP MG ES ..',
  '.. .. .. PR RJ .. ..',
  '.. .. .. SC .. .. ..',
  '.. .. .. RS .. .. ..',
].map((row) => row.split(' '))

const tiles = grid.flatMap((row, y) =>
  row.flatMap((state, x) => (state === '..' ? [] : [{ state, x, y }])),
)

const step = 40
const side = 36

type Tile = SVGProps<SVGGElement> & Record<`data-${string}`, string | number | boolean | undefined>

type StateMapProps = {
  className: string | undefined
  /** How a state's tile looks. */
  tileOf(state: string): Tile
  /** A number in the tile, below the state's letters. */
  countOf?(state: string): number
}

/** A schematic map of Brazil, drawn by us. What it shows is told in words beside it. */
export function StateMap({ className, tileOf, countOf }: StateMapProps) {
  return (
    <svg
      className={className}
      viewBox={`0 0 ${7 * step} ${grid.length * step}`}
      width={7 * step}
      height={grid.length * step}
      aria-hidden
    >
      {tiles.map(({ state, x, y }) => {
        const count = countOf?.(state) ?? 0
        const middle = side / 2
        return (
          <g key={state} {...tileOf(state)} transform={`translate(${x * step} ${y * step})`}>
            <rect width={side} height={side} rx="8" />
            <text x={middle} y={count > 0 ? 15 : middle + 4.5} textAnchor="middle">
              {state}
            </text>
            {count > 0 && (
              <text x={middle} y={29} textAnchor="middle">
                {count > 999 ? '999+' : count}
              </text>
            )}
          </g>
        )
      })}
    </svg>
  )
}
