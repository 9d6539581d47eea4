import { Alert, Anchor, Card, Group, Skeleton, Stack, Table, Text, Title } from '@mantine/core'
import { IconInfoCircle } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { getOverview } from 'contract/overview'
import { type PlanCode, planCodes, plans } from 'contract/rules/plans'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { useErrorText } from '../../lib/error-text.ts'
import { useFormat } from '../../lib/format.ts'
import { usePlanName } from '../../lib/plan.ts'
import { query } from '../../lib/query.ts'
import { urls } from '../../lib/urls.ts'
import { ErrorBox } from '../../ui/error-box.tsx'

/** Administrators have the page in their menu and nothing to pay: it shows who does. */
export function NoSubscription() {
  const { t } = useTranslation()
  return (
    <Stack gap="lg">
      <Alert icon={<IconInfoCircle aria-hidden />}>{t('plans.adminText')}</Alert>
      <Card component="section" aria-labelledby="suppliers-by-plan" padding="lg">
        <Group justify="space-between" mb="sm">
          <Title order={2} size="h4" id="suppliers-by-plan">
            {t('plans.adminTitle')}
          </Title>
          <Anchor component={Link} to={urls.dashboard} size="sm">
            {t('plans.adminOverview')}
          </Anchor>
        </Group>
        <SuppliersByPlan />
      </Card>
    </Stack>
  )
}

function SuppliersByPlan() {
  const { t } = useTranslation()
  const { boxOf } = useErrorText()
  const planName = usePlanName()
  const { money, number } = useFormat()
  const overview = useQuery(query(getOverview, { query: { days: '30' } }))
  if (overview.error) return <ErrorBox {...boxOf(overview)} />
  if (!overview.data) return <Skeleton height={220} />
  const { byPlan } = overview.data.suppliers
  const totalOf = (code: PlanCode) => byPlan.find(({ plan }) => plan === code)?.total ?? 0
  return (
    <Table horizontalSpacing="xs">
      <Table.Thead>
        <Table.Tr>
          <Table.Th>{t('plans.invoicePlan')}</Table.Th>
          <Table.Th ta="right">{t('plans.cycle_month')}</Table.Th>
          <Table.Th ta="right" visibleFrom="xs">
            {t('plans.cycle_year')}
          </Table.Th>
          <Table.Th ta="right">{t('plans.adminSuppliers')}</Table.Th>
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {planCodes.map((code) => (
          <Table.Tr key={code}>
            <Table.Th scope="row">
              <Text fw={600}>{planName(code)}</Text>
              <Lists code={code} />
            </Table.Th>
            <Table.Td ta="right">{money(plans[code].monthly)}</Table.Td>
            <Table.Td ta="right" visibleFrom="xs">
              {money(plans[code].yearly)}
            </Table.Td>
            <Table.Td ta="right">{number(totalOf(code))}</Table.Td>
          </Table.Tr>
        ))}
      </Table.Tbody>
    </Table>
  )
}

/** The lists of those who have it, each where the plan is sold. */
function Lists({ code }: { code: PlanCode }) {
  const { t } = useTranslation()
  const planName = usePlanName()
  const lists = {
    Freelancer: [t('dashboard.menu_freelancers'), urls.dashboardSection('freelancers')],
    Empresa: [t('dashboard.menu_companies'), urls.dashboardSection('empresas')],
  } as const
  return (
    <Group gap="sm">
      {plans[code].kinds.map((kind) => {
        const [name, to] = lists[kind]
        return (
          <Anchor
            key={kind}
            component={Link}
            to={`${to}?plan=${code}`}
            size="sm"
            fw={400}
            aria-label={`${name}: ${planName(code)}`}
          >
            {name}
          </Anchor>
        )
      })}
    </Group>
  )
}
