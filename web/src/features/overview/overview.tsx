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
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { useDeskNews } from '../../lib/desk-news.ts'
import { useErrorText } from '../../lib/error-text.ts'
import { useFormat } from '../../lib/format.ts'
import { useListUrl } from '../../lib/list-url.ts'
import { query } from '../../lib/query.ts'
import { urls } from '../../lib/urls.ts'
import { usePlanName } from '../../lib/plan.ts'
import { ErrorBox } from '../../ui/error-box.tsx'

const OverviewCharts = lazy(() => import('./overview-charts.tsx'))
const statesShown = 10

/** What an administrator sees first: the directory in numbers. */
export function Overview() {
  const { t } = useTranslation()
  const planName = usePlanName()
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
          title={t('overview.byPlan')}
          rows={data.suppliers.byPlan.map(({ plan, total }) => ({ name: planName(plan), total }))}
          whole={data.suppliers.total}
        />
        <Shares
          title={t('overview.byState')}
          rows={withRest(data, t('overview.otherStates'))}
          whole={data.suppliers.total}
        />
      </SimpleGrid>
      <Group justify="space-between">
        <Title order={2} size="h3">
          {t('overview.overTime')}
        </Title>
        <SegmentedControl
          size="md"
          aria-label={t('overview.period')}
          value={days}
          onChange={(value) => url.change({ dias: value })}
          data={overviewDays.map((value) => ({
            value,
            label: t('overview.days', { days: value }),
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
  const { t } = useTranslation()
  const { suppliers, waiting } = data
  const desk = useDeskNews()
  const lists = (search: string) => [
    { label: t('admin.freelancersTitle'), to: urls.dashboardSection('freelancers') + search },
    { label: t('admin.companiesTitle'), to: urls.dashboardSection('empresas') + search },
  ]
  const list = (to: string) => [{ label: t('overview.seeList'), to }]
  const numbers = [
    {
      label: t('overview.waitingVisitors'),
      value: desk.waiting,
      links: [{ label: t('overview.attend'), to: urls.dashboardSection('atendimentos') }],
      isUrgent: desk.waiting > 0,
    },
    {
      label: t('overview.newMessages'),
      value: desk.messages,
      links: list(urls.dashboardSection('mensagens')),
    },
    { label: t('overview.suppliers'), value: suppliers.total, links: lists('') },
    { label: t('overview.active'), value: suppliers.active, links: lists('?status=ativo') },
    {
      label: t('overview.openReports'),
      value: waiting.reports,
      links: list(urls.dashboardSection('denuncias')),
    },
    {
      label: t('overview.waitingReferrals'),
      value: waiting.referrals,
      links: list(`${urls.dashboardSection('indicacoes')}?status=aguardando`),
    },
    {
      label:
        waiting.overdueRequests > 0
          ? `${t('overview.openRequests')} (${t('overview.overdueRequests', { count: waiting.overdueRequests })})`
          : t('overview.openRequests'),
      value: waiting.dataRequests,
      links: list(urls.dashboardSection('pedidos-de-dados')),
      isUrgent: waiting.overdueRequests > 0,
    },
  ]
  return (
    <>
      {suppliers.total === 0 && <Alert>{t('overview.empty')}</Alert>}
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
