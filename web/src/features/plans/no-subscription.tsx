import { Anchor, Card, Group, Skeleton, Stack, Table, Text, Title } from '@mantine/core'
import { Alert } from '../../ui/alert.tsx'
import { useQuery } from '@tanstack/react-query'
import { getOverview } from 'contract/overview'
import { type PlanCode, planCodes, plans } from 'contract/rules/plans'
import { Link } from 'react-router'
import { m } from '#texts/messages.js'
import { useErrorText } from '../../lib/error-text.ts'
import { useFormat } from '../../lib/format.ts'
import { planName } from '../../model/plan.ts'
import { query } from '../../lib/query.ts'
import { urls } from 'contract/urls'
import { ErrorBox } from '../../ui/error-box.tsx'

/** Administrators have the page in their menu and nothing to pay: it shows who does. */
export function NoSubscription() {
  return (
    <Stack gap="lg">
      <Alert>{m.plans_adminText()}</Alert>
      <Card component="section" aria-labelledby="suppliers-by-plan" padding="lg">
        <Group justify="space-between" mb="sm">
          <Title order={2} size="h4" id="suppliers-by-plan">
            {m.plans_adminTitle()}
          </Title>
          <Anchor component={Link} to={urls.dashboard} size="sm">
            {m.plans_adminOverview()}
          </Anchor>
        </Group>
        <SuppliersByPlan />
      </Card>
    </Stack>
  )
}

function SuppliersByPlan() {
  const { boxOf } = useErrorText()
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
          <Table.Th>{m.plans_invoicePlan()}</Table.Th>
          <Table.Th ta="right">{m.plans_cycle({ period: 'month' })}</Table.Th>
          <Table.Th ta="right" visibleFrom="xs">
            {m.plans_cycle({ period: 'year' })}
          </Table.Th>
          <Table.Th ta="right">{m.plans_adminSuppliers()}</Table.Th>
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
  const lists = {
    Freelancer: [
      m.dashboard_menuItem({ page: 'freelancers' }),
      urls.dashboardSection('freelancers'),
    ],
    Empresa: [m.dashboard_menuItem({ page: 'companies' }), urls.dashboardSection('empresas')],
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
