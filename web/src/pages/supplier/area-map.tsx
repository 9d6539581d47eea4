import { stateCodes, states } from 'contract/rules/states'
import type { SupplierPage } from 'contract/suppliers'
import { m } from '#texts/messages.js'
import { areaText } from '../../features/suppliers/area-text.ts'
import { StateMap } from '../../ui/state-map.tsx'
import classes from './area-map.module.css'

/** Where it works; its own state, as long as it says no more. */
export function servedStates({
  cidade_estado,
  atendeEm: { brasil, estados, municipios },
}: Pick<SupplierPage, 'cidade_estado' | 'atendeEm'>): string[] {
  if (brasil) return stateCodes
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
      <StateMap
        className={classes.map}
        tileOf={(state) => ({
          className: classes.tile,
          'data-served': served.has(state) || undefined,
          'data-home': state === home || undefined,
        })}
      />
      <div className={classes.words}>
        <p className={classes.based}>{m.pages_basedIn({ place: supplier.cidade_estado })}</p>
        <p>{m.pages_serves({ area })}</p>
      </div>
    </div>
  )
}
