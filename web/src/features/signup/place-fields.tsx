import { SimpleGrid } from '@mantine/core'
import { m } from '#texts/messages.js'
import { fieldLabel } from '../../model/field-labels.ts'
import { useCities, useStates } from '../../model/places.ts'
import { ChoiceField } from '../../ui/choice-field.tsx'
import type { StepFields, Values } from './step-form.tsx'

type Place = Values & { estado: string; cidade: string }
type PlaceFieldsProps = { fields: Pick<StepFields<Place>, 'values' | 'field' | 'fill'> }

/** State and city: a state loads its cities. Without their list the city is typed. */
export function PlaceFields({ fields: { values, field, fill } }: PlaceFieldsProps) {
  const states = useStates()
  const cities = useCities(values.estado, values.cidade)
  return (
    <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="md">
      <ChoiceField
        {...field('estado')}
        label={fieldLabel('estado')}
        placeholder={m.signup_estadoExample()}
        autoComplete="address-level1"
        required
        choices={states}
        onChange={(estado) => fill({ estado, cidade: '' })}
      />
      <ChoiceField
        {...field('cidade')}
        {...cities}
        label={fieldLabel('cidade')}
        autoComplete="address-level2"
        required
        onChange={(cidade) => fill({ cidade })}
      />
    </SimpleGrid>
  )
}
