import { Anchor, Badge, Button, Group, Paper, Text } from '@mantine/core'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { listReports, type Report } from 'contract/moderation'
import { useState } from 'react'
import { Link } from 'react-router'
import { m } from '#texts/messages.js'
import { useFormat } from '../../lib/format.ts'
import { useListUrl } from '../../lib/list-url.ts'
import { query } from '../../lib/query.ts'
import { urls } from 'contract/urls'
import { AdminList } from '../../ui/admin-list.tsx'
import { StatusTabs } from '../../ui/status-tabs.tsx'
import { ReportDecisionDialog } from './report-decision-dialog.tsx'

const statuses = ['aberta', 'fechada'] as const

/** What visitors reported: the oldest open ones first. */
export function ReportQueue() {
  const url = useListUrl()
  const status = url.choice('status', statuses) ?? 'aberta'
  const [deciding, setDeciding] = useState<Report>()
  const list = useQuery({
    ...query(listReports, { query: { status, skip: url.skip, limit: url.size } }),
    placeholderData: keepPreviousData,
  })
  return (
    <>
      <AdminList
        url={url}
        list={list}
        filters={
          <StatusTabs
            url={url}
            value={status}
            statuses={statuses}
            labelOf={(one) =>
              one === 'aberta' ? m.moderation_reportsOpen() : m.moderation_reportsClosed()
            }
          />
        }
        empty={{ title: m.moderation_noReports(), text: m.moderation_noReportsText() }}
      >
        {(reports) =>
          reports.map((report) => (
            <ReportCard key={report.id} report={report} onDecide={() => setDeciding(report)} />
          ))
        }
      </AdminList>
      <ReportDecisionDialog report={deciding} onClose={() => setDeciding(undefined)} />
    </>
  )
}

function ReportCard({ report, onDecide }: { report: Report; onDecide(): void }) {
  const { dateTime } = useFormat()
  const { supplier } = report
  return (
    <Paper p="md">
      <Group justify="space-between" align="flex-start" mb="xs">
        <div>
          <Anchor component={Link} to={urls.record(supplier.kind, supplier.id)} fw={600}>
            {supplier.nome}
          </Anchor>
          <Text size="xs" c="dimmed">
            {dateTime(report.created_at)}
            {report.email && ` · ${report.email}`}
          </Text>
        </div>
        <Group gap="xs">
          <Badge variant="light" color="orange">
            {m.moderation_motivoName({ motivo: report.motivo })}
          </Badge>
          {report.status !== 'aberta' && (
            <Badge variant="light" color={report.status === 'procedente' ? 'red' : 'slate'}>
              {m.moderation_status({ status: report.status })}
            </Badge>
          )}
        </Group>
      </Group>
      <Text size="sm" style={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
        {report.texto}
      </Text>
      {report.note && (
        <Text size="sm" c="dimmed" mt="xs">
          {m.moderation_noteShown({ note: report.note })}
        </Text>
      )}
      {report.status === 'aberta' && (
        <Button variant="default" mt="sm" onClick={onDecide}>
          {m.moderation_decide()}
        </Button>
      )}
    </Paper>
  )
}
