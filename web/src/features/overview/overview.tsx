import {
  Alert,
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
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { getOverview, type Overview as OverviewData, overviewDays } from 'contract/overview'
import { lazy, Suspense } from 'react'
import { Link } from 'react-router'
import { m } from '#texts/messages.js'
import { useDeskNews } from '../../model/desk-news.ts'
import { useErrorText } from '../../lib/error-text.ts'
import { useFormat } from '../../lib/format.ts'
import { useListUrl } from '../../lib/list-url.ts'
import { query } from '../../lib/query.ts'
import { urls } from '../../lib/urls.ts'
import { planName } from '../../model/plan.ts'
import { ErrorBox } from '../../ui/error-box.tsx'

const OverviewCharts = lazy(() => import('./overview-charts.tsx'))
const statesShown = 10

/** What an administrator sees first: the directory in numbers. */
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

function Numbers({ data }: { data: OverviewData }) {
  const { suppliers, waiting } = data
  const desk = useDeskNews()
  const lists = (search: string) => [
    { label: m.admin_freelancersTitle(), to: urls.dashboardSection('freelancers') + search },
    { label: m.admin_companiesTitle(), to: urls.dashboardSection('empresas') + search },
  ]
  const list = (to: string) => [{ label: m.overview_seeList(), to }]
  const numbers = [
    {
      label: m.overview_waitingVisitors(),
      value: desk.waiting,
      links: [{ label: m.overview_attend(), to: urls.dashboardSection('atendimentos') }],
      isUrgent: desk.waiting > 0,
    },
    {
      label: m.overview_newMessages(),
      value: desk.messages,
      links: list(urls.dashboardSection('mensagens')),
    },
    { label: m.overview_suppliers(), value: suppliers.total, links: lists('') },
    { label: m.overview_active(), value: suppliers.active, links: lists('?status=ativo') },
    {
      label: m.overview_openReports(),
      value: waiting.reports,
      links: list(urls.dashboardSection('denuncias')),
    },
    {
      label: m.overview_waitingReferrals(),
      value: waiting.referrals,
      links: list(`${urls.dashboardSection('indicacoes')}?status=aguardando`),
    },
    {
      label:
        waiting.overdueRequests > 0
          ? `${m.overview_openRequests()} (${m.overview_overdueRequests({ count: waiting.overdueRequests })})`
          : m.overview_openRequests(),
      value: waiting.dataRequests,
      links: list(urls.dashboardSection('pedidos-de-dados')),
      isUrgent: waiting.overdueRequests > 0,
    },
  ]
  return (
    <>
      {suppliers.total === 0 && <Alert>{m.overview_empty()}</Alert>}
      <SimpleGrid cols={{ base: 2, md: 3 }} spacing="md">
        {numbers.map((number) => (
          <NumberCard key={number.label} {...number} />
        ))}
      </SimpleGrid>
    </>
  )
}

type NumberCardProps = {
  label: string
  value: number
  links: { label: string; to: string }[]
  isUrgent?: boolean
}

/** A number, and the lists in which what it counts can be read. */
function NumberCard({ label, value, links, isUrgent }: NumberCardProps) {
  const { number } = useFormat()
  return (
    <Card component="section" aria-label={label}>
      <Text size="sm" c="dimmed">
        {label}
      </Text>
      <Text size="xl" fw={700} c={isUrgent ? 'coral.7' : undefined}>
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
