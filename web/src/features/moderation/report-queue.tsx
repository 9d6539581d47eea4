import { Anchor, Badge, Button, Group, Paper, SegmentedControl, Stack, Text } from '@mantine/core'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { listReports, type Report } from 'contract/moderation'
import { useState } from 'react'
import { Link } from 'react-router'
import { m } from '#texts/messages.js'
import { useErrorText } from '../../lib/error-text.ts'
import { useFormat } from '../../lib/format.ts'
import { useListUrl } from '../../lib/list-url.ts'
import { query } from '../../lib/query.ts'
import { urls } from '../../lib/urls.ts'
import { LoadingRows } from '../../ui/data-list.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ErrorBox } from '../../ui/error-box.tsx'
import { Pager } from '../../ui/pager.tsx'
import { ReportDecisionDialog } from './report-decision-dialog.tsx'

/** What visitors reported: the oldest open ones first. */
export function ReportQueue() {
  const { boxOf } = useErrorText()
  const { number } = useFormat()
  const url = useListUrl()
  const status = url.choice('status', ['aberta', 'fechada']) ?? 'aberta'
  const [deciding, setDeciding] = useState<Report>()
  const { data, error, refetch } = useQuery({
    ...query(listReports, { query: { status, skip: url.skip, limit: url.size } }),
    placeholderData: keepPreviousData,
  })
  if (error) return <ErrorBox {...boxOf({ error, refetch })} />
  return (
    <Stack gap="sm">
      <SegmentedControl
        size="md"
        aria-label={m.admin_status()}
        value={status}
        onChange={(value) => url.change({ status: value })}
        data={[
          { value: 'aberta', label: m.moderation_reportsOpen() },
          { value: 'fechada', label: m.moderation_reportsClosed() },
        ]}
        style={{ alignSelf: 'flex-start' }}
      />
      {!data && <LoadingRows rows={3} />}
      {data?.data.length === 0 && (
        <EmptyState title={m.moderation_noReports()} text={m.moderation_noReportsText()} />
      )}
      {data?.data.map((report) => (
        <ReportCard key={report.id} report={report} onDecide={() => setDeciding(report)} />
      ))}
      {data && data.total > 0 && (
        <Pager
          summary={m.admin_showing({ shown: number(data.data.length), total: number(data.total) })}
          previous={m.admin_previous()}
          next={m.admin_next()}
          page={url.page}
          pages={Math.ceil(data.total / url.size)}
          onPage={url.goTo}
        />
      )}
      <ReportDecisionDialog report={deciding} onClose={() => setDeciding(undefined)} />
    </Stack>
  )
}

function ReportCard({ report, onDecide }: { report: Report; onDecide(): void }) {
  const { dateTime } = useFormat()
  const { supplier } = report
  const list = supplier.kind === 'Empresa' ? 'empresas' : 'freelancers'
  return (
    <Paper p="md">
      <Group justify="space-between" align="flex-start" mb="xs">
        <div>
          <Anchor component={Link} to={`${urls.dashboardSection(list)}?id=${supplier.id}`} fw={600}>
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
