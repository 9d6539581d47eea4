import { listMunicipalities, listStates } from 'contract/lookups'
import { query } from './query.ts'

/** The list is a help: without it, people type. It does not change while a page lives. */
const quietly = { background: true }
const neverOld = { staleTime: Number.POSITIVE_INFINITY }

export const statesQuery = { ...query(listStates, undefined, quietly), ...neverOld }

export const citiesQuery = (state: string) => ({
  ...query(listMunicipalities, { params: { UF: state } }, quietly),
  ...neverOld,
})
