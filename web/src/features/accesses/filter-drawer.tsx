import { Button, Select, Stack, TextInput } from '@mantine/core'
import { type AccessFilter, noFilter } from './access-filter.ts'
import { useState } from 'react'
import { m } from '#texts/messages.js'
import { getLocale } from '#texts/runtime.js'
import { SideDrawer } from '../../ui/side-drawer.tsx'
import { monthNames } from './numbers.ts'

type FilterDrawerProps = {
  opened: boolean
  onClose(): void
  filter: AccessFilter
  years: string[]
  busy: boolean
  onApply(filter: AccessFilter): void
}

/** Nothing changes outside until one of the two buttons is pressed. */
export function FilterDrawer({ opened, onClose, ...form }: FilterDrawerProps) {
  return (
    <SideDrawer
      opened={opened}
      onClose={onClose}
      position="right"
      size={360}
      title={m.accesses_filters()}
    >
      <FilterForm {...form} />
    </SideDrawer>
  )
}

const weeks = ['1', '2', '3', '4']

function FilterForm({
  filter,
  years,
  busy,
  onApply,
}: Omit<FilterDrawerProps, 'opened' | 'onClose'>) {
  const [draft, setDraft] = useState(filter)
  const set = (key: keyof AccessFilter) => (value: string | null) =>
    setDraft((current) => ({ ...current, [key]: value ?? '' }))
  const months = monthNames(getLocale()).map((label, index) => ({
    value: String(index + 1).padStart(2, '0'),
    label,
  }))
  const all = { value: '', label: m.accesses_all() }
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        onApply(draft)
      }}
    >
      <fieldset disabled={busy} className="plain-fieldset">
        <Stack>
          <Select
            label={m.accesses_year()}
            data={[all, ...years.map((year) => ({ value: year, label: year }))]}
            value={draft.ano}
            onChange={set('ano')}
            disabled={years.length === 0}
            allowDeselect={false}
          />
          <Select
            label={m.accesses_month()}
            data={[all, ...months]}
            value={draft.mes}
            onChange={set('mes')}
            allowDeselect={false}
          />
          <Select
            label={m.accesses_week()}
            data={[
              { value: '', label: m.accesses_allWeeks() },
              ...weeks.map((week) => ({ value: week, label: m.accesses_weekNumber({ week }) })),
            ]}
            value={draft.semana}
            onChange={set('semana')}
            allowDeselect={false}
          />
          <TextInput
            type="date"
            label={m.accesses_day()}
            value={draft.dia}
            onChange={(event) => set('dia')(event.currentTarget.value)}
          />
          <Button type="submit" mt="xs">
            {busy ? m.accesses_applying() : m.accesses_apply()}
          </Button>
          <Button
            variant="default"
            onClick={() => {
              setDraft(noFilter)
              onApply(noFilter)
            }}
          >
            {m.accesses_clear()}
          </Button>
        </Stack>
      </fieldset>
    </form>
  )
}
