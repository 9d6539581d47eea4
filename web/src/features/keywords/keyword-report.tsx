import { Anchor, Card, Group, SegmentedControl, SimpleGrid, Stack, Text } from '@mantine/core'
import { Alert } from '../../ui/alert.tsx'
import { IconInfoCircle } from '@tabler/icons-react'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { getKeywords, type KeywordReport as Report } from 'contract/keywords'
import { fewestSearches, keywordDays } from 'contract/rules/keyword-report'
import { urls } from 'contract/urls'
import { useState } from 'react'
import { Link } from 'react-router'
import { m } from '#texts/messages.js'
import { useErrorText } from '../../lib/error-text.ts'
import { useFormat } from '../../lib/format.ts'
import { query } from '../../lib/query.ts'
import { categoryName } from '../../model/categories.ts'
import { LoadingRows } from '../../ui/data-list.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ErrorBox } from '../../ui/error-box.tsx'
import { KeywordTable } from './keyword-table.tsx'

/** What buyers search for in one's own trades and states, and which words one lacks. */
export function KeywordReport() {
  const { boxOf } = useErrorText()
  const [days, setDays] = useState('30')
  const report = useQuery({
    ...query(getKeywords, { query: { days: Number(days) } }),
    placeholderData: keepPreviousData,
  })
  const { data, error } = report
  return (
    <Stack gap="lg">
      {/* With the data: the text beside it would move it. */}
      {!report.isLoading && (
        <Group justify="space-between" gap="sm">
          {data ? <Whose report={data} /> : <span />}
          <SegmentedControl
            aria-label={m.keywords_period()}
            value={days}
            onChange={setDays}
            data={keywordDays.map((count) => ({
              value: String(count),
              label: m.leads_days({ count }),
            }))}
          />
        </Group>
      )}
      {error && !data && <ErrorBox {...boxOf(report)} />}
      {!error && !data && <LoadingRows rows={6} />}
      {data && <Found report={data} days={Number(days)} />}
    </Stack>
  )
}

function Whose({ report: { categorias, estados } }: { report: Report }) {
  return (
    <Text c="dimmed" flex="1 1 20rem">
      {m.keywords_whose({
        categories: categorias.map(categoryName).join(', ') || m.keywords_noCategory(),
        states: estados.join(', ') || m.keywords_country(),
      })}
    </Text>
  )
}

function Found({ report, days }: { report: Report; days: number }) {
  if (report.keywords.length === 0) return <Nothing report={report} />
  return (
    <>
      {!report.visible && (
        <Alert color="orange" icon={<IconInfoCircle aria-hidden />}>
          {m.keywords_hidden()}{' '}
          <Anchor component={Link} to={urls.dashboardSection('conta')} inherit>
            {m.keywords_hiddenAction()}
          </Anchor>
        </Alert>
      )}
      <Sums report={report} />
      <KeywordTable keywords={report.keywords} days={days} />
      <Text size="sm" c="dimmed">
        {m.keywords_note({ count: fewestSearches })}
      </Text>
    </>
  )
}

function Sums({ report }: { report: Report }) {
  const { number } = useFormat()
  return (
    <SimpleGrid cols={{ base: 1, xs: 3 }} spacing={{ base: 'sm', sm: 'md' }}>
      {(['searches', 'found', 'lost'] as const).map((sum) => (
        <Card key={sum} component="section" padding="md" aria-label={m.keywords_sum({ sum })}>
          <Text component="h2" fw={600} size="sm" c="dimmed">
            {m.keywords_sum({ sum })}
          </Text>
          <Text fz={28} fw={700} c={sum === 'lost' && report.lost > 0 ? 'red.8' : undefined}>
            {number(report[sum])}
          </Text>
        </Card>
      ))}
    </SimpleGrid>
  )
}

function Nothing({ report: { categorias } }: { report: Report }) {
  return (
    <EmptyState
      title={m.keywords_none()}
      text={
        categorias.length > 0
          ? m.keywords_noneText({ count: fewestSearches })
          : m.keywords_chooseText()
      }
      action={
        <Anchor component={Link} to={urls.dashboardSection('editar')}>
          {m.keywords_edit()}
        </Anchor>
      }
    />
  )
}
