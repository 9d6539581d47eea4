import { states } from 'contract/rules/states'
import type { SupplierPage } from 'contract/suppliers'
import { m } from '#texts/messages.js'
import { areaText } from '../../features/suppliers/area-text.ts'
import classes from './area-map.module.css'

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

/** Where it works; its own state, as long as it says no more. */
export function servedStates({
  cidade_estado,
  atendeEm: { brasil, estados, municipios },
}: Pick<SupplierPage, 'cidade_estado' | 'atendeEm'>): string[] {
  if (brasil) return tiles.map(({ state }) => state)
  const told = [...new Set([...estados, ...municipios.map(({ uf }) => uf)])]
  const own = cidade_estado.split('/')[1]
  return told.length > 0 ? told : own ? [own] : []
}

/** A schematic map, drawn by us: which states are served shows at a glance, and is told in words beside it. */
export function AreaMap({ supplier }: { supplier: SupplierPage }) {
  const served = new Set(servedStates(supplier))
  const home = supplier.cidade_estado.split('/')[1]
  const area = areaText(supplier.atendeEm) || (home ? (states[home] ?? home) : '')
  return (
    <div className={classes.area}>
      <svg
        className={classes.map}
        viewBox={`0 0 ${7 * step} ${grid.length * step}`}
        width={7 * step}
        height={grid.length * step}
        aria-hidden
      >
        {tiles.map(({ state, x, y }) => (
          <g
            key={state}
            className={classes.tile}
            data-served={served.has(state) || undefined}
            data-home={state === home || undefined}
            transform={`translate(${x * step} ${y * step})`}
          >
            <rect width={side} height={side} rx="8" />
            <text x={side / 2} y={side / 2 + 4.5} textAnchor="middle">
              {state}
            </text>
          </g>
        ))}
      </svg>
      <div className={classes.words}>
        <p className={classes.based}>{m.pages_basedIn({ place: supplier.cidade_estado })}</p>
        <p>{m.pages_serves({ area })}</p>
      </div>
    </div>
  )
}
