import { Autocomplete, Select, SimpleGrid, TextInput } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { isState } from 'contract/rules/states'
import { fold } from 'contract/rules/text'
import { useTranslation } from 'react-i18next'
import { citiesQuery, statesQuery } from '../../lib/places.ts'
import type { StepFields, Values } from './step-form.tsx'

type Place = Values & { estado: string; cidade: string }
type PlaceFieldsProps = { fields: Pick<StepFields<Place>, 'values' | 'field' | 'fill'> }

const sameText = (a: string, b: string) => fold(a.trim()) === fold(b.trim())

/** State and city: two letters load the state's cities. Without the lists both are typed. */
export function PlaceFields({ fields: { values, field, fill } }: PlaceFieldsProps) {
  return (
    <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="md">
      <StateField {...field('estado')} onState={(estado) => fill({ estado, cidade: '' })} />
      <CityField state={values.estado} {...field('cidade')} onCity={(cidade) => fill({ cidade })} />
    </SimpleGrid>
  )
}

type StateFieldProps = {
  name: string
  value: string
  error: string | undefined
  onState(code: string): void
}

function StateField({ name, value, error, onState }: StateFieldProps) {
  const { t } = useTranslation()
  const states = useQuery(statesQuery).data ?? []
  const nameOf = (code: string) => states.find(({ sigla }) => sigla === code)?.nome ?? ''

  /** 'sp' and 'São Paulo' both mean SP; what means nothing yet stays as typed. */
  function read(text: string) {
    const named = states.find(({ nome }) => sameText(nome, text))
    const state = named ? named.sigla : text.length <= 2 ? text.toUpperCase() : text
    if (state !== value) onState(state)
  }

  return (
    <Autocomplete
      label={t('fields.estado')}
      name={name}
      placeholder={t('signup.estadoExample')}
      autoComplete="address-level1"
      required
      data={states.map(({ sigla }) => sigla)}
      filter={({ options, search }) =>
        options.filter(
          (option) =>
            'value' in option &&
            (fold(option.value).startsWith(fold(search)) ||
              fold(nameOf(option.value)).includes(fold(search))),
        )
      }
      renderOption={({ option }) => `${option.value} · ${nameOf(option.value)}`}
      selectFirstOptionOnChange
      value={value}
      onChange={read}
      error={error}
    />
  )
}

type CityFieldProps = {
  state: string
  name: string
  value: string
  error: string | undefined
  onCity(city: string): void
}

function CityField({ state, name, value, error, onCity }: CityFieldProps) {
  const { t } = useTranslation()
  const { data, isError } = useQuery({ ...citiesQuery(state), enabled: isState(state) })
  const common = { label: t('fields.cidade'), name, required: true, error }
  if (isError) {
    return (
      <TextInput
        {...common}
        autoComplete="address-level2"
        value={value}
        onChange={(event) => onCity(event.currentTarget.value)}
      />
    )
  }
  const cities = (data ?? []).map(({ nome }) => nome)
  // A city from a draft or another service may be spelled in its own way.
  const chosen = cities.find((city) => sameText(city, value)) ?? null
  return (
    <Select
      {...common}
      placeholder={isState(state) ? t('signup.cidadeChoose') : t('signup.cidadeAfterState')}
      data={data || !value ? cities : [value]}
      limit={100}
      searchable
      selectFirstOptionOnChange
      disabled={!isState(state)}
      nothingFoundMessage={t('signup.cidadeNotFound')}
      filter={({ options, search, limit }) =>
        options
          .filter((option) => 'value' in option && fold(option.value).includes(fold(search.trim())))
          .slice(0, limit)
      }
      value={data ? chosen : value || null}
      onChange={(city) => onCity(city ?? '')}
    />
  )
}
