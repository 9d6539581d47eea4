import { listMunicipalities } from 'contract/lookups'
import { findStates, stateCodes, stateLabel, stateMeant } from 'contract/rules/states'
import { useTranslation } from 'react-i18next'
import { query } from './query.ts'

/** The list is a help: without it, people type. It does not change while a page lives. */
const quietly = { background: true }
const neverOld = { staleTime: Number.POSITIVE_INFINITY }

export const citiesQuery = (state: string) => ({
  ...query(listMunicipalities, { params: { UF: state } }, quietly),
  ...neverOld,
})

const states = stateCodes.map((code) => ({ value: code, label: stateLabel(code) }))

/** Makes a ChoiceField one for states: the same wherever one is chosen. */
export function useStates() {
  const { t } = useTranslation()
  return {
    options: states,
    find: findStates,
    meant: stateMeant,
    nothingFound: t('fields.noState'),
  }
}
