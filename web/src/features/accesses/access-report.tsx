import { Anchor, Button, Group, Skeleton, Stack, Text, Title } from '@mantine/core'
import { IconDownload, IconFilter } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import type { AccessRecord } from 'contract/accesses'
import {
  type AccessFilter,
  filterAccesses,
  isFiltered,
  noFilter,
  yearsOf,
} from './access-filter.ts'
import { accessesCsv } from './access-series.ts'
import { type ReportPeriod, reportPeriod } from './access-timeline.ts'
import { Suspense, useState } from 'react'
import { m } from '#texts/messages.js'
import { latePart } from '../../lib/late-part.ts'
import { useErrorText } from '../../lib/error-text.ts'
import { useToday } from '../../lib/today.ts'
import type { OwnSupplier } from '../../model/session.ts'
import { saveFile } from '../../ui/save-file.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ErrorBox } from '../../ui/error-box.tsx'
import { EmptyResults } from '../../ui/illustrations.tsx'
import { AccessTable } from './access-table.tsx'
import { ActiveFilters } from './active-filters.tsx'
import { accessesQuery } from './api.ts'
import { FilterDrawer } from './filter-drawer.tsx'
import { useAccessFilter } from './filter-url.ts'
import { useNumbers } from './numbers.ts'

const AccessCharts = latePart(() => import('./access-charts.tsx'))

export function AccessReport({ supplier }: { supplier: OwnSupplier }) {
  const { boxOf } = useErrorText()
  const accesses = useQuery(accessesQuery(supplier))
  const { data, error, refetch, isFetching } = accesses
  const { filter, set: setFilter, addressOf } = useAccessFilter()
  const [drawer, setDrawer] = useState(false)
  const today = useToday()
  const shown = data ? filterAccesses(data, filter) : []
  const period = data ? reportPeriod(data, filter, today) : null

  async function apply(next: AccessFilter) {
    await refetch()
    setFilter(next)
    setDrawer(false)
  }

  return (
    <Stack component="section" aria-labelledby="access-report" gap="md">
      <Group justify="space-between">
        <div>
          <Title order={2} size="h3" id="access-report">
            {m.accesses_report()}
          </Title>
          {period && <PeriodText period={period} />}
        </div>
        <Group gap="sm" flex="none">
          <ExportButton records={shown} />
          <Button
            variant="default"
            leftSection={<IconFilter size={18} aria-hidden />}
            onClick={() => setDrawer(true)}
          >
            {m.accesses_filters()}
          </Button>
        </Group>
      </Group>
      <ActiveFilters filter={filter} addressOf={addressOf} />
      {error ? (
        <ErrorBox
          text={m.accesses_detailsFailed({ message: boxOf(accesses).text })}
          retry={{ label: m.common_retry(), onClick: () => void refetch() }}
        />
      ) : data ? (
        <ReportBody
          records={shown}
          period={period}
          onClear={isFiltered(filter) ? () => setFilter(noFilter) : undefined}
        />
      ) : (
        <LoadingCharts />
      )}
      <FilterDrawer
        opened={drawer}
        onClose={() => setDrawer(false)}
        filter={filter}
        years={yearsOf(data ?? [])}
        busy={isFetching}
        onApply={(next) => void apply(next)}
      />
    </Stack>
  )
}

/** Which days the numbers are of. */
function PeriodText({ period }: { period: ReportPeriod }) {
  const { period: inWords } = useNumbers()
  return (
    <Text size="sm" c="dimmed" role="status">
      {(period.whole ? m.accesses_period : m.accesses_periodWithGaps)({
        period: inWords(period.from, period.to),
      })}
    </Text>
  )
}

type ReportBodyProps = {
  records: AccessRecord[]
  period: ReportPeriod | null
  onClear: (() => void) | undefined
}

function ReportBody({ records, period, onClear }: ReportBodyProps) {
  if (records.length === 0) {
    return (
      <EmptyState
        illustration={<EmptyResults width={200} />}
        title={m.accesses_noneForFilter()}
        action={onClear && <Button onClick={onClear}>{m.accesses_clear()}</Button>}
      />
    )
  }
  return (
    <>
      <Suspense fallback={<LoadingCharts />}>
        <AccessCharts records={records} period={period} />
      </Suspense>
      <AccessTable records={records} />
      {/* The licence of the table of addresses asks for this text where places are shown. */}
      <Anchor href="https://db-ip.com" rel="noopener" size="sm" c="dimmed">
        IP Geolocation by DB-IP
      </Anchor>
    </>
  )
}

function ExportButton({ records }: { records: AccessRecord[] }) {
  const save = () =>
    saveFile({
      name: `${m.accesses_fileName()}.csv`,
      type: 'text/csv;charset=utf-8',
      text: accessesCsv(records, [
        m.accesses_columnDate(),
        m.accesses_columnTerm(),
        m.accesses_columnCity(),
        m.accesses_columnAccesses(),
      ]),
    })
  return (
    <Button
      variant="subtle"
      leftSection={<IconDownload size={18} aria-hidden />}
      onClick={save}
      disabled={records.length === 0}
    >
      {m.accesses_export()}
    </Button>
  )
}

function LoadingCharts() {
  return (
    <Stack gap="md" aria-hidden>
      <Skeleton height={320} />
      <Skeleton height={320} />
    </Stack>
  )
}
