import { states } from 'contract/rules/states'
import type { Supplier } from 'contract/suppliers'
import { m } from '#texts/messages.js'

/** Where a supplier works, in words; empty when it has not said. */
export function areaText({ brasil, estados, municipios }: Supplier['atendeEm']): string {
  if (brasil) return m.fields_wholeCountry()
  const names = estados.map((code) => states[code] ?? code)
  return [...names, ...municipios.map(({ cidade, uf }) => `${cidade}/${uf}`)].join(', ')
}
