import { ParaglideMessage } from '@inlang/paraglide-js-react'
import { Checkbox, MultiSelect, Select, SimpleGrid, Stack, TextInput } from '@mantine/core'
import { addDays } from 'contract/rules/calendar'
import { categorySlugs } from 'contract/rules/categories'
import { licences } from 'contract/rules/licences'
import { furthestDays, needKinds } from 'contract/rules/needs'
import { fold } from 'contract/rules/text'
import { m } from '#texts/messages.js'
import { useToday } from '../../lib/today.ts'
import { categoryName } from '../../model/categories.ts'
import { fieldLabel } from '../../model/field-labels.ts'
import { useCities, useStates } from '../../model/places.ts'
import { policyLinks } from '../../ui/policy-links.tsx'
import { PhoneField } from '../../ui/phone-field.tsx'
import { EmailField } from '../../ui/email-field.tsx'
import { ChoiceField } from '../../ui/choice-field.tsx'
import { LongTextarea } from '../../ui/long-textarea.tsx'
import type { NeedValues } from './need-values.ts'

// oxlint-disable-next-line typescript/no-explicit-any
type Field = (name: keyof NeedValues) => any

type FieldsProps = {
  values: NeedValues
  field: Field
  fill(part: Partial<NeedValues>): void
}

const hasWord = (label: string, search: string) => fold(label).includes(fold(search.trim()))

/** What, how much, where, by when, and who may answer. */
export function WhatFields({ values, field, fill }: FieldsProps) {
  const states = useStates()
  const cities = useCities(values.estado, values.cidade)
  const today = useToday()
  return (
    <Stack gap="md">
      <TextInput
        label={m.needs_titulo()}
        placeholder={m.needs_tituloExample()}
        maxLength={120}
        required
        {...field('titulo')}
      />
      <Select
        label={m.needs_categoria()}
        placeholder={m.needs_categoriaHint()}
        data={categorySlugs.map((value) => ({ value, label: categoryName(value) }))}
        searchable
        allowDeselect={false}
        nothingFoundMessage={m.needs_noCategory()}
        filter={({ options, search }) =>
          options.filter((option) => 'label' in option && hasWord(option.label, search))
        }
        maxDropdownHeight={260}
        required
        {...field('categoria')}
        value={values.categoria || null}
      />
      <LongTextarea
        label={m.needs_descricao()}
        description={m.needs_descricaoHelp()}
        minRows={4}
        maxRows={14}
        most={4000}
        required
        {...field('descricao')}
      />
      <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="md">
        <TextInput
          label={m.needs_quantidade()}
          placeholder={m.needs_quantidadeExample()}
          maxLength={120}
          {...field('quantidade')}
        />
        <TextInput
          type="date"
          label={m.needs_prazo()}
          min={today}
          max={addDays(today, furthestDays)}
          required
          {...field('prazo')}
        />
        <ChoiceField
          {...field('estado')}
          label={fieldLabel('estado')}
          placeholder={m.signup_estadoExample()}
          required
          choices={states}
          value={values.estado}
          onChange={(estado) => fill({ estado, cidade: '' })}
        />
        <ChoiceField
          {...field('cidade')}
          {...cities}
          label={fieldLabel('cidade')}
          required
          onChange={(cidade) => fill({ cidade })}
        />
      </SimpleGrid>
      <Select
        label={m.needs_tipo()}
        data={needKinds.map((tipo) => ({ value: tipo, label: m.needs_tipoName({ tipo }) }))}
        allowDeselect={false}
        {...field('tipo')}
      />
      <MultiSelect
        label={m.needs_licencas()}
        description={m.needs_licencasHelp()}
        data={[...licences]}
        searchable
        hidePickedOptions
        clearable
        clearButtonProps={{ 'aria-label': m.needs_clearLicencas() }}
        nothingFoundMessage={m.needs_noLicence()}
        maxDropdownHeight={260}
        {...field('licencas')}
      />
    </Stack>
  )
}

/** Who asks: kept from suppliers until the buyer agrees. */
export function WhoFields({ field }: Pick<FieldsProps, 'field'>) {
  return (
    <Stack gap="md">
      <TextInput label={m.needs_nome()} autoComplete="name" required {...field('nome')} />
      <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="md">
        <EmailField label={m.needs_email()} required {...field('email')} />
        <PhoneField
          label={m.needs_telefone()}
          placeholder="(11) 91234-5678"
          required
          {...field('telefone')}
        />
      </SimpleGrid>
      <Checkbox
        label={<ParaglideMessage message={m.needs_terms} markup={policyLinks} />}
        {...checkboxOf(field('termos_aceitos'))}
      />
    </Stack>
  )
}

/** A box is `checked`, where other fields have a value. */
function checkboxOf({ value, ...props }: { value: boolean }) {
  return { ...props, checked: value }
}
