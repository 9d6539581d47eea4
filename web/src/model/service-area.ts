import { useDebouncedValue } from '@mantine/hooks'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { findPlaces } from 'contract/lookups'
import { areaList, wholeCountry } from 'contract/rules/service-area'
import { stateCodes, stateLabel } from 'contract/rules/states'
import { fold } from 'contract/rules/text'
import { useState } from 'react'
import { m } from '#texts/messages.js'
import { query } from '../lib/query.ts'

const fewestLetters = 2

const areaLabel = (entry: string): string =>
  entry === wholeCountry
    ? m.fields_wholeCountry()
    : stateCodes.includes(entry)
      ? stateLabel(entry)
      : entry

const citiesQuery = (q: string) => ({
  ...query(findPlaces, { query: { q } }, { background: true }),
  enabled: q.length >= fewestLetters,
  placeholderData: keepPreviousData,
  staleTime: Number.POSITIVE_INFINITY,
})

/** Makes a ListPicker one for 'Atende em': the country, states, and the cities that were typed. */
export function useServiceArea(entries: readonly string[]) {
  const [typed, setTyped] = useState('')
  const [text] = useDebouncedValue(typed.trim(), 150)
  const { data = [] } = useQuery(citiesQuery(text))
  const cities = data.map(({ cidade, uf }) => `${cidade}/${uf}`)
  /** A city whose state was not typed, when there is only one. */
  const meant = (entry: string) => {
    const [only, ...others] = cities.filter((city) => fold(city).startsWith(`${fold(entry)}/`))
    return only && others.length === 0 && areaList(entry)[0] === entry ? only : entry
  }
  return {
    description: m.fields_atendeEmHelp(),
    clearLabel: m.fields_clearAtendeEm(),
    options: [m.fields_wholeCountry(), ...stateCodes.map(stateLabel), ...cities],
    matches: (option: string, search: string) => fold(option).includes(fold(search.trim())),
    tidy: (list: string[]) => areaList(list.map(meant)),
    onSearch: setTyped,
    value: entries.map(areaLabel),
  }
}
