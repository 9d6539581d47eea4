import { Grid, Select } from '@mantine/core'
import { type PlanCode, plansOf, type SupplierKind } from 'contract/rules/plans'
import { m } from '#texts/messages.js'
import type { ListUrl } from '../../lib/list-url.ts'
import { useStates } from '../../model/places.ts'
import { planName } from '../../model/plan.ts'
import { ChoiceField } from '../../ui/choice-field.tsx'
import { FilterBox } from '../../ui/filter-box.tsx'

type RecordFiltersProps = { url: ListUrl; kind: SupplierKind }

/** Search and filters above a list of suppliers. */
export function RecordFilters({ url, kind }: RecordFiltersProps) {
  const states = useStates()
  const select = (key: string, label: string, data: { value: string; label: string }[]) => (
    <Grid.Col span={{ base: 12, xs: 4, lg: 2 }}>
      <Select
        label={label}
        placeholder={m.admin_all()}
        data={data}
        value={url.text(key) || null}
        onChange={(value) => url.change({ [key]: value ?? undefined })}
        clearable
        clearButtonProps={{ 'aria-label': m.admin_clear({ label }) }}
      />
    </Grid.Col>
  )
  const active = kind === 'Empresa' ? 'female' : 'male'
  return (
    <Grid align="flex-end">
      <Grid.Col span={{ base: 12, lg: 6 }}>
        <FilterBox
          label={m.admin_search()}
          placeholder={m.admin_searchHint()}
          value={url.text('busca')}
          onSearch={(text) => url.change({ busca: text })}
        />
      </Grid.Col>
      {select(
        'plan',
        m.admin_plan(),
        plansOf(kind).map(({ code }) => ({ value: code, label: planName(code as PlanCode) })),
      )}
      <Grid.Col span={{ base: 12, xs: 4, lg: 2 }}>
        <ChoiceField
          label={m.admin_state()}
          placeholder={m.admin_all()}
          choices={states}
          value={url.text('estado')}
          onChange={(estado) => url.change({ estado: estado || undefined })}
          clearable
          clearButtonProps={{ 'aria-label': m.admin_clear({ label: m.admin_state() }) }}
        />
      </Grid.Col>
      {select('status', m.admin_status(), [
        { value: 'ativo', label: m.admin_active({ gender: active }) },
        { value: 'inativo', label: m.admin_inactive({ gender: active }) },
      ])}
    </Grid>
  )
}
