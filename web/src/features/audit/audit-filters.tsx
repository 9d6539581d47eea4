import { Grid, Select, TextInput } from '@mantine/core'
import { type AuditAction, auditActions } from 'contract/audit'
import { useEffect, useState } from 'react'
import { m } from '#texts/messages.js'
import type { ListUrl } from '../../lib/list-url.ts'
import { FilterBox } from '../../ui/filter-box.tsx'
import { actionTexts } from './action-texts.ts'

const keys = ['registro', 'pessoa', 'acao', 'de', 'ate'] as const

export type AuditFilter = {
  record: number | undefined
  person: string
  action: AuditAction | undefined
  from: string | undefined
  to: string | undefined
}

/** As a date field gives it; while a year is being typed it is of another millennium. */
const isDay = (text: string) => /^(19|20)\d\d-\d\d-\d\d$/.test(text)
const dayOf = (text: string) => (isDay(text) ? text : undefined)

export const auditFilterOf = (url: ListUrl): AuditFilter => ({
  record: Number(url.text('registro')) || undefined,
  person: url.text('pessoa').slice(0, 100),
  action: url.choice('acao', auditActions),
  from: dayOf(url.text('de')),
  to: dayOf(url.text('ate')),
})

export const isAuditFiltered = (url: ListUrl): boolean => keys.some((key) => url.text(key) !== '')

export const clearAuditFilter = (url: ListUrl): void =>
  url.change(Object.fromEntries(keys.map((key) => [key, undefined])))

type AuditFiltersProps = { url: ListUrl; filter: AuditFilter }

/** Who, what and when; all of it in the address. */
export function AuditFilters({ url, filter }: AuditFiltersProps) {
  const { person, action, from, to } = filter
  return (
    <Grid align="flex-start">
      <Grid.Col span={{ base: 12, lg: 4 }}>
        <FilterBox
          label={m.audit_person()}
          placeholder={m.audit_personHint()}
          value={person}
          onSearch={(text) => url.change({ pessoa: text })}
        />
      </Grid.Col>
      <Grid.Col span={{ base: 12, lg: 3 }}>
        <Select
          label={m.audit_action()}
          placeholder={m.audit_allActions()}
          data={auditActions.map((value) => ({ value, label: actionTexts[value]() }))}
          value={action ?? null}
          onChange={(value) => url.change({ acao: value ?? undefined })}
          clearable
          clearButtonProps={{ 'aria-label': m.admin_clear({ label: m.audit_action() }) }}
        />
      </Grid.Col>
      <Grid.Col span={{ base: 6, lg: 2.5 }}>
        <DayInput
          label={m.audit_from()}
          value={from ?? ''}
          onDay={(day) => url.change({ de: day })}
        />
      </Grid.Col>
      <Grid.Col span={{ base: 6, lg: 2.5 }}>
        <DayInput
          label={m.audit_to()}
          value={to ?? ''}
          onDay={(day) => url.change({ ate: day })}
          error={from && to && to < from ? m.audit_endsBeforeStart() : undefined}
        />
      </Grid.Col>
    </Grid>
  )
}

type DayInputProps = {
  label: string
  value: string
  error?: string | undefined
  onDay(day: string): void
}

function DayInput({ label, value, error, onDay }: DayInputProps) {
  const [text, setText] = useState(value)
  useEffect(() => setText(value), [value])
  return (
    <TextInput
      type="date"
      label={label}
      value={text}
      error={error}
      onChange={({ currentTarget }) => {
        setText(currentTarget.value)
        if (currentTarget.value === '' || isDay(currentTarget.value)) onDay(currentTarget.value)
      }}
    />
  )
}
