import { Button, Select, Stack, TextInput } from '@mantine/core'
import { type AccessFilter, noFilter } from './access-filter.ts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
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
  const { t } = useTranslation()
  return (
    <SideDrawer
      opened={opened}
      onClose={onClose}
      position="right"
      size={360}
      title={t('accesses.filters')}
      closeLabel={t('common.close')}
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
  const { t, i18n } = useTranslation()
  const [draft, setDraft] = useState(filter)
  const set = (key: keyof AccessFilter) => (value: string | null) =>
    setDraft((current) => ({ ...current, [key]: value ?? '' }))
  const months = monthNames(i18n.language).map((label, index) => ({
    value: String(index + 1).padStart(2, '0'),
    label,
  }))
  const all = { value: '', label: t('accesses.all') }
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
            label={t('accesses.year')}
            data={[all, ...years.map((year) => ({ value: year, label: year }))]}
            value={draft.ano}
            onChange={set('ano')}
            disabled={years.length === 0}
            allowDeselect={false}
          />
          <Select
            label={t('accesses.month')}
            data={[all, ...months]}
            value={draft.mes}
            onChange={set('mes')}
            allowDeselect={false}
          />
          <Select
            label={t('accesses.week')}
            data={[
              { value: '', label: t('accesses.allWeeks') },
              ...weeks.map((week) => ({ value: week, label: t('accesses.weekNumber', { week }) })),
            ]}
            value={draft.semana}
            onChange={set('semana')}
            allowDeselect={false}
          />
          <TextInput
            type="date"
            label={t('accesses.day')}
            value={draft.dia}
            onChange={(event) => set('dia')(event.currentTarget.value)}
          />
          <Button type="submit" mt="xs">
            {busy ? t('accesses.applying') : t('accesses.apply')}
          </Button>
          <Button
            variant="default"
            onClick={() => {
              setDraft(noFilter)
              onApply(noFilter)
            }}
          >
            {t('accesses.clear')}
          </Button>
        </Stack>
      </fieldset>
    </form>
  )
}
