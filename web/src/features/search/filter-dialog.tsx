import { Autocomplete, Group, Radio, SimpleGrid } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { useQuery } from '@tanstack/react-query'
import { filterTypes } from 'contract/suppliers'
import { type FormEvent, useState } from 'react'
import { useNavigate } from 'react-router'
import { m } from '#texts/messages.js'
import { citiesQuery, findCities, useStates } from '../../model/places.ts'
import { ChoiceField } from '../../ui/choice-field.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { DialogForm } from '../../ui/dialog-form.tsx'
import { suggestionsQuery } from './api.ts'
import { type Filter, isFilterSet, keepFilter, readFilter, resultsUrl } from './filter.ts'
import { LicenceChecklist } from './licence-checklist.tsx'

type FilterDialogProps = { opened: boolean; filter: Filter; onClose(): void }

/** Starts from the page's own filter, or from the last one of this browser. */
export function FilterDialog({ opened, filter, onClose }: FilterDialogProps) {
  return (
    <Dialog
      opened={opened}
      onClose={onClose}
      title={m.suppliers_filter()}
      closeLabel={m.common_close()}
      size="lg"
    >
      <FilterForm start={isFilterSet(filter) ? filter : readFilter()} onClose={onClose} />
    </Dialog>
  )
}

function FilterForm({ start, onClose }: { start: Filter; onClose(): void }) {
  const navigate = useNavigate()
  const [filter, setFilter] = useState(start)
  const change = (part: Partial<Filter>) => setFilter((now) => ({ ...now, ...part }))

  const states = useStates()
  const cities = useQuery({
    ...citiesQuery(filter.estado),
    enabled: filter.estado.length === 2,
  }).data
  const categories = useTyped(filter.categoria)?.categorias ?? []
  const names = useTyped(filter.nomeFantasia)?.nomes ?? []

  function submit(event: FormEvent) {
    event.preventDefault()
    keepFilter(filter)
    onClose()
    void navigate(resultsUrl(filter))
  }

  return (
    <DialogForm
      onSubmit={submit}
      onClose={onClose}
      busy={false}
      submitLabel={m.suppliers_submitFilter()}
      closeLabel={m.common_close()}
    >
      <Radio.Group
        label={m.suppliers_tipo()}
        value={filter.tipo}
        onChange={(tipo) => change({ tipo: tipo as Filter['tipo'] })}
      >
        <Group mt="xs" gap="lg">
          {filterTypes.map((tipo) => (
            <Radio key={tipo} value={tipo} label={m.suppliers_tipoName({ tipo })} />
          ))}
        </Group>
      </Radio.Group>
      <Autocomplete
        label={m.suppliers_categoria()}
        placeholder={m.suppliers_searchPlaceholder()}
        data={categories}
        filter={({ options }) => options}
        maxLength={200}
        openOnFocus={false}
        value={filter.categoria}
        onChange={(categoria) => change({ categoria })}
        data-autofocus
      />
      <Autocomplete
        label={m.suppliers_nomeFantasia()}
        data={names}
        filter={({ options }) => options}
        maxLength={200}
        openOnFocus={false}
        value={filter.nomeFantasia}
        onChange={(nomeFantasia) => change({ nomeFantasia })}
      />
      <SimpleGrid cols={{ base: 1, xs: 2 }}>
        <ChoiceField
          label={m.suppliers_estado()}
          placeholder={m.suppliers_anyState()}
          choices={states}
          value={filter.estado.toUpperCase()}
          onChange={(estado) => change({ estado, cidade: '' })}
          clearable
          clearButtonProps={{ 'aria-label': m.suppliers_anyState() }}
        />
        <Autocomplete
          label={m.suppliers_cidade()}
          placeholder={m.suppliers_anyCity()}
          data={[...new Set((cities ?? []).map(({ nome }) => nome))]}
          filter={({ options, search, limit }) =>
            findCities(
              options.flatMap((option) => ('value' in option ? option.value : [])),
              search,
            )
              .slice(0, limit)
              .map((city) => ({ value: city, label: city }))
          }
          limit={50}
          maxLength={120}
          value={filter.cidade}
          onChange={(cidade) => change({ cidade })}
        />
      </SimpleGrid>
      <LicenceChecklist
        chosen={filter.certificados}
        onChange={(certificados) => change({ certificados })}
      />
    </DialogForm>
  )
}

/** What the directory knows that begins like this. */
function useTyped(text: string) {
  const [settled] = useDebouncedValue(text.trim(), 200)
  return useQuery({ ...suggestionsQuery(settled), enabled: settled.length >= 2 }).data
}
