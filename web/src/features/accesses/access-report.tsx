import { Anchor, Badge, Button, Group, Skeleton, Stack, Text, Title } from '@mantine/core'
import { IconDownload, IconFilter } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import type { AccessRecord } from 'contract/accesses'
import { type AccessFilter, filterAccesses, yearsOf } from 'contract/rules/access-filter'
import { accessesCsv } from 'contract/rules/access-series'
import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useErrorText } from '../../lib/error-text.ts'
import type { OwnSupplier } from '../../lib/session.ts'
import { saveFile } from '../../ui/save-file.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ErrorBox } from '../../ui/error-box.tsx'
import { EmptyResults } from '../../ui/illustrations.tsx'
import { AccessTable } from './access-table.tsx'
import { accessesQuery } from './api.ts'
import { FilterDrawer } from './filter-drawer.tsx'
import { useAccessFilter } from './filter-url.ts'
import { monthNames, useNumbers } from './numbers.ts'

const AccessCharts = lazy(() => import('./access-charts.tsx'))

export function AccessReport({ supplier }: { supplier: OwnSupplier }) {
  const { t } = useTranslation()
  const { textOf } = useErrorText()
  const { data, error, refetch, isFetching } = useQuery(accessesQuery(supplier))
  const [filter, setFilter] = useAccessFilter()
  const [drawer, setDrawer] = useState(false)
  const shown = data ? filterAccesses(data, filter) : []

  async function apply(next: AccessFilter) {
    await refetch()
    setFilter(next)
    setDrawer(false)
  }

  return (
    <Stack component="section" aria-labelledby="access-report" gap="md">
      <Group justify="space-between">
        <Title order={2} size="h3" id="access-report">
          {t('accesses.report')}
        </Title>
        <Group gap="sm">
          <ExportButton records={shown} />
          <Button
            variant="default"
            leftSection={<IconFilter size={18} aria-hidden />}
            onClick={() => setDrawer(true)}
          >
            {t('accesses.filters')}
          </Button>
        </Group>
      </Group>
      <ActiveFilters filter={filter} />
      {error ? (
        <ErrorBox
          text={t('accesses.detailsFailed', { message: textOf(error) })}
          retry={{ label: t('common.retry'), onClick: () => void refetch() }}
        />
      ) : data ? (
        <ReportBody records={shown} />
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

function ReportBody({ records }: { records: AccessRecord[] }) {
  const { t } = useTranslation()
  if (records.length === 0) {
    return (
      <EmptyState illustration={<EmptyResults width={200} />} title={t('accesses.noneForFilter')} />
    )
  }
  return (
    <>
      <Suspense fallback={<LoadingCharts />}>
        <AccessCharts records={records} />
      </Suspense>
      <AccessTable records={records} />
      {/* The licence of the table of addresses asks for this text where places are shown. */}
      <Anchor href="https://db-ip.com" rel="noopener" size="sm" c="dimmed">
        IP Geolocation by DB-IP
      </Anchor>
    </>
  )
}

function ActiveFilters({ filter }: { filter: AccessFilter }) {
  const { t, i18n } = useTranslation()
  const { day } = useNumbers()
  const parts = [
    filter.ano && `${t('accesses.year')}: ${filter.ano}`,
    filter.mes &&
      `${t('accesses.month')}: ${monthNames(i18n.language)[Number(filter.mes) - 1] ?? filter.mes}`,
    filter.semana && `${t('accesses.week')}: ${filter.semana}`,
    filter.dia && `${t('accesses.day')}: ${day(filter.dia)}`,
  ].filter(Boolean)
  if (parts.length === 0) return null
  return (
    <Group gap="xs" aria-live="polite">
      <Text size="sm" c="dimmed">
        {t('accesses.filteredBy')}
      </Text>
      {parts.map((part) => (
        <Badge key={part}>{part}</Badge>
      ))}
    </Group>
  )
}

function ExportButton({ records }: { records: AccessRecord[] }) {
  const { t } = useTranslation()
  const save = () =>
    saveFile({
      name: `${t('accesses.fileName')}.csv`,
      type: 'text/csv;charset=utf-8',
      text: accessesCsv(records, [
        t('accesses.columnDate'),
        t('accesses.columnTerm'),
        t('accesses.columnCity'),
        t('accesses.columnAccesses'),
      ]),
    })
  return (
    <Button
      variant="subtle"
      leftSection={<IconDownload size={18} aria-hidden />}
      onClick={save}
      disabled={records.length === 0}
    >
      {t('accesses.export')}
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
