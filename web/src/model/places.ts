import { useQuery } from '@tanstack/react-query'
import { listMunicipalities } from 'contract/lookups'
import {
  findStates,
  isState,
  stateCodes,
  stateLabel,
  stateMeant,
  states as stateNames,
} from 'contract/rules/states'
import { fold } from 'contract/rules/text'
import { m } from '#texts/messages.js'
import { query } from '../lib/query.ts'

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
  return {
    options: states,
    find: findStates,
    meant: stateMeant,
    nothingFound: m.fields_noState(),
  }
}

const plain = (text: string) => fold(text.trim())

/** The cities that fit what was typed, with or without accents; those that begin like it come first. */
export function findCities(cities: readonly string[], text: string): string[] {
  const typed = plain(text)
  const places = cities.map((city) => ({ city, at: fold(city).indexOf(typed) }))
  const begins = places.filter(({ at }) => at === 0)
  const contain = places.filter(({ at }) => at > 0)
  return [...begins, ...contain].map(({ city }) => city)
}

/**
 * Makes a ChoiceField one for the cities of a state; without their list the city is typed. `kept` is
 * one that may stay though no list has it.
 */
export function useCities(state: string, value: string, kept = '') {
  const { data, isError } = useQuery({ ...citiesQuery(state), enabled: isState(state) })
  const listed = data?.map(({ nome }) => nome) ?? []
  // A city from a draft or another service may be spelled in its own way.
  const named = (text: string) => {
    const typed = plain(text)
    return listed.find((city) => city === text) ?? listed.find((city) => plain(city) === typed)
  }
  const isShownAnyway = !data || value === kept
  const chosen = named(value) ?? (isShownAnyway ? value : '')
  const cities = chosen && !listed.includes(chosen) ? [chosen, ...listed] : listed
  const hint = isState(state) ? m.fields_chooseCity() : m.fields_stateFirst()
  const choices = {
    options: cities.map((city) => ({ value: city, label: city })),
    find: (text: string) => findCities(cities, text),
    meant(text: string) {
      const found = findCities(cities, text)
      return named(text) ?? (text && found.length === 1 ? found[0] : undefined)
    },
    nothingFound: isState(state) ? (data ? m.fields_noCity() : '') : hint,
  }
  return isError
    ? { choices: null, value, placeholder: '' }
    : { choices, value: chosen, placeholder: hint }
}

export type Place = { cidade: string | null; estado: string | null; area?: string | null }

/** 'Recife/PE', 'Pernambuco', 'Zona da Mata (MG)'. */
export function placeName({ cidade, estado, area }: Place): string {
  if (cidade) return estado ? `${cidade}/${estado}` : cidade
  if (area) return estado ? `${area} (${estado})` : area
  return stateNames[estado ?? ''] ?? estado ?? ''
}

const withoutArticle = 'AL GO MT MS MG PE RO RR SC SP SE'.split(' ')
const feminine = ['BA', 'PB']

/** One lives 'em Recife', 'em Pernambuco', 'no Ceará', 'na Bahia', 'no Nordeste'. */
export function prepositionOf({ cidade, estado, area }: Place): 'em' | 'no' | 'na' {
  if (cidade) return cidade === 'Rio de Janeiro' ? 'no' : 'em'
  if (area) return estado ? 'em' : 'no'
  if (feminine.includes(estado ?? '')) return 'na'
  return withoutArticle.includes(estado ?? '') ? 'em' : 'no'
}
