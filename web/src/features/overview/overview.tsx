import {
  Anchor,
  Card,
  Group,
  Progress,
  SegmentedControl,
  SimpleGrid,
  Skeleton,
  Stack,
  Text,
  Title,
} from '@mantine/core'
import { Alert } from '../../ui/alert.tsx'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { getOverview, type Overview as OverviewData, overviewDays } from 'contract/overview'
import { Suspense } from 'react'
import { Link } from 'react-router'
import { m } from '#texts/messages.js'
import { latePart } from '../../lib/late-part.ts'
import { useErrorText } from '../../lib/error-text.ts'
import { useFormat } from '../../lib/format.ts'
import { useListUrl } from '../../lib/list-url.ts'
import { query } from '../../lib/query.ts'
import { urls } from 'contract/urls'
import { planName } from '../../model/plan.ts'
import { ErrorBox } from '../../ui/error-box.tsx'
import { ToDo } from './to-do.tsx'

const OverviewCharts = latePart(() => import('./overview-charts.tsx'))
const statesShown = 10

/** What an administrator sees first: what needs somebody today, then the directory in numbers. */
export function Overview() {
  const { boxOf } = useErrorText()
  const url = useListUrl()
  const days = url.choice('dias', overviewDays) ?? '30'
  const { data, error, refetch } = useQuery({
    ...query(getOverview, { query: { days } }),
    placeholderData: keepPreviousData,
  })
  if (error) return <ErrorBox {...boxOf({ error, refetch })} />
  if (!data) return <Skeleton height={480} />
  return (
    <Stack gap="lg">
      <ToDo waiting={data.waiting} />
      <Numbers data={data} />
      <SimpleGrid cols={{ base: 1, lg: 2 }} spacing="md">
        <Shares
          title={m.overview_byPlan()}
          rows={data.suppliers.byPlan.map(({ plan, total }) => ({ name: planName(plan), total }))}
          whole={data.suppliers.total}
        />
        <Shares
          title={m.overview_byState()}
          rows={withRest(data, m.overview_otherStates())}
          whole={data.suppliers.total}
        />
      </SimpleGrid>
      <Group justify="space-between">
        <Title order={2} size="h3">
          {m.overview_overTime()}
        </Title>
        <SegmentedControl
          size="md"
          aria-label={m.overview_period()}
          value={days}
          onChange={(value) => url.change({ dias: value })}
          data={overviewDays.map((value) => ({
            value,
            label: m.overview_days({ days: value }),
          }))}
        />
      </Group>
      <Suspense fallback={<Skeleton height={280} />}>
        <OverviewCharts series={data.series} />
      </Suspense>
    </Stack>
  )
}

function withRest({ suppliers }: OverviewData, rest: string) {
  const named = suppliers.byState.slice(0, statesShown)
  const others = suppliers.byState.slice(statesShown)
  const rows = named.map(({ estado, total }) => ({ name: estado || '—', total }))
  const total = others.reduce((sum, state) => sum + state.total, 0)
  return total > 0 ? [...rows, { name: rest, total }] : rows
}

function Numbers({ data: { suppliers } }: { data: OverviewData }) {
  const lists = (search: string) => [
    { label: m.admin_freelancersTitle(), to: urls.dashboardSection('freelancers') + search },
    { label: m.admin_companiesTitle(), to: urls.dashboardSection('empresas') + search },
  ]
  return (
    <>
      {suppliers.total === 0 && <Alert>{m.overview_empty()}</Alert>}
      <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="md">
        <NumberCard label={m.overview_suppliers()} value={suppliers.total} links={lists('')} />
        <NumberCard
          label={m.overview_active()}
          value={suppliers.active}
          links={lists('?status=ativo')}
        />
      </SimpleGrid>
    </>
  )
}

type NumberCardProps = {
  label: string
  value: number
  links: { label: string; to: string }[]
}

/** A number, and the lists in which what it counts can be read. */
function NumberCard({ label, value, links }: NumberCardProps) {
  const { number } = useFormat()
  return (
    <Card component="section" aria-label={label}>
      <Text size="sm" c="dimmed">
        {label}
      </Text>
      <Text size="xl" fw={700}>
        {number(value)}
      </Text>
      <Group gap="sm" mt="auto">
        {links.map((link) => (
          <Anchor
            key={link.to}
            component={Link}
            to={link.to}
            size="sm"
            aria-label={`${link.label}: ${label}`}
          >
            {link.label}
          </Anchor>
        ))}
      </Group>
    </Card>
  )
}

type SharesProps = { title: string; rows: { name: string; total: number }[]; whole: number }

function Shares({ title, rows, whole }: SharesProps) {
  const { number } = useFormat()
  return (
    <Card>
      <Title order={2} size="h4" mb="md">
        {title}
      </Title>
      <Stack gap="sm">
        {rows.map(({ name, total }) => (
          <div key={name}>
            <Group justify="space-between" mb={4}>
              <Text size="sm">{name}</Text>
              <Text size="sm" fw={600}>
                {number(total)}
              </Text>
            </Group>
            <Progress value={whole > 0 ? (total / whole) * 100 : 0} size="sm" aria-label={name} />
          </div>
        ))}
      </Stack>
    </Card>
  )
}
