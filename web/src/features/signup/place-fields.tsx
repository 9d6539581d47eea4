import { Select, SimpleGrid, TextInput } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { isState } from 'contract/rules/states'
import { fold } from 'contract/rules/text'
import { useTranslation } from 'react-i18next'
import { citiesQuery, useStates } from '../../lib/places.ts'
import { ChoiceField } from '../../ui/choice-field.tsx'
import type { StepFields, Values } from './step-form.tsx'

type Place = Values & { estado: string; cidade: string }
type PlaceFieldsProps = { fields: Pick<StepFields<Place>, 'values' | 'field' | 'fill'> }

const sameText = (a: string, b: string) => fold(a.trim()) === fold(b.trim())

/** State and city: a state loads its cities. Without their list the city is typed. */
export function PlaceFields({ fields: { values, field, fill } }: PlaceFieldsProps) {
  const { t } = useTranslation()
  const states = useStates()
  return (
    <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="md">
      <ChoiceField
        {...field('estado')}
        label={t('fields.estado')}
        placeholder={t('signup.estadoExample')}
        autoComplete="address-level1"
        required
        choices={states}
        onChange={(estado) => fill({ estado, cidade: '' })}
      />
      <CityField state={values.estado} {...field('cidade')} onCity={(cidade) => fill({ cidade })} />
    </SimpleGrid>
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
      // Never disabled: whoever leaves the state with the Tab key comes here.
      nothingFoundMessage={
        isState(state) ? data && t('signup.cidadeNotFound') : t('signup.cidadeAfterState')
      }
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
