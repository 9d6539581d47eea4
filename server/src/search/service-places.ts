import { getMunicipalities } from '@brazilian-utils/brazilian-utils/get-municipalities'
import { type Gazetteer, makeGazetteer } from './rules/reading/places.ts'

let known: Gazetteer | undefined

/** Brazil's municipalities, made once when the first text is read. */
export function gazetteer(): Gazetteer {
  known ??= makeGazetteer(
    getMunicipalities().map(({ name, stateCode }) => ({ name, uf: stateCode })),
  )
  return known
}
