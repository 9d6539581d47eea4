import { stateCodes } from 'contract/rules/states'
import type { SupplierPage } from 'contract/suppliers'
import { m } from '#texts/messages.js'
import { areaText } from '../../features/suppliers/area-text.ts'
import { StateMap } from '../../ui/state-map.tsx'
import classes from './area-map.module.css'

/** The states in which it said that it works. */
export function servedStates({
  atendeEm: { brasil, estados, municipios },
}: Pick<SupplierPage, 'atendeEm'>): string[] {
  if (brasil) return stateCodes
  return [...new Set([...estados, ...municipios.map(({ uf }) => uf)])]
}

/** A schematic map, drawn by us: which states are served shows at a glance, and is told in words beside it. */
export function AreaMap({ supplier }: { supplier: SupplierPage }) {
  const served = new Set(servedStates(supplier))
  const home = supplier.cidade_estado.split('/')[1]
  const area = areaText(supplier.atendeEm)
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
        <p>{area ? m.pages_serves({ area }) : m.pages_areaUnsaid()}</p>
      </div>
    </div>
  )
}
