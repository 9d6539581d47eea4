import { Anchor, Paper, Stack, Text, Title } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { type AuditEntry, isView, listChanges } from 'contract/audit'
import { useId } from 'react'
import { Link } from 'react-router'
import { m } from '#texts/messages.js'
import { useErrorText } from '../../lib/error-text.ts'
import { useFormat } from '../../lib/format.ts'
import { query } from '../../lib/query.ts'
import { urls } from 'contract/urls'
import { Facts } from '../../ui/data-list.tsx'
import { ErrorBox } from '../../ui/error-box.tsx'
import { actionTexts } from './action-texts.ts'
import { useChangeTexts } from './change-texts.ts'
import { ChangeValue } from './change-value.tsx'

const shownOnRecord = 10

export const auditTrailQuery = (id: number) =>
  query(listChanges, { query: { subject: 'supplier', id, changed: 'only', limit: shownOnRecord } })

/** What administrators changed in one record, newest first. */
export function AuditTrail({ id }: { id: number }) {
  const heading = useId()
  const { boxOf } = useErrorText()
  const changes = useQuery(auditTrailQuery(id))
  const { data } = changes
  if (changes.isLoadingError) return <ErrorBox {...boxOf(changes)} />
  if (!data) return null
  return (
    <Stack component="section" aria-labelledby={heading} gap="sm">
      <Title order={3} size="h4" id={heading}>
        {m.audit_title()}
      </Title>
      {data.data.length === 0 && (
        <Text size="sm" c="dimmed">
          {m.audit_none()}
        </Text>
      )}
      {data.data.map((entry) => (
        <AuditCard key={entry.id} entry={entry} />
      ))}
      {data.total > data.data.length && (
        <Anchor
          component={Link}
          to={`${urls.dashboardSection('auditoria')}?registro=${id}`}
          size="sm"
        >
          {m.audit_all({ count: data.total })}
        </Anchor>
      )}
    </Stack>
  )
}

/** Who, when, what before and after. */
export function AuditCard({ entry, withSubject }: { entry: AuditEntry; withSubject?: boolean }) {
  const { dateTime } = useFormat()
  const { labelOf, valueOf } = useChangeTexts()
  const keys = [...new Set([...Object.keys(entry.before), ...Object.keys(entry.after)])]
  return (
    <Paper p="md">
      <Text fw={600} size="sm">
        {actionTexts[entry.action]()}
        {withSubject &&
          entry.subject.kind !== 'list' &&
          ` · ${entry.subject.nome ?? m.audit_subject({ kind: entry.subject.kind })} (${entry.subject.id})`}
      </Text>
      <Text size="xs" c="dimmed" mb="xs">
        {dateTime(entry.at)} · {entry.admin.nome ?? m.audit_commandLine()}
      </Text>
      <Facts
        facts={keys.map((key) => ({
          label: labelOf(key),
          value: isView(entry.action) ? (
            valueOf(key, entry.after[key])
          ) : (
            <ChangeValue field={key} before={entry.before[key]} after={entry.after[key]} />
          ),
        }))}
      />
    </Paper>
  )
}
