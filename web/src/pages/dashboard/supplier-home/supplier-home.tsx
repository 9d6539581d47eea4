import { Badge, Group, SimpleGrid, Stack, Text, Title } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { m } from '#texts/messages.js'
import { AccessDashboard } from '../../../features/accesses/access-dashboard.tsx'
import { presenceQuery } from '../../../features/account/api.ts'
import { PresenceNotice } from '../../../features/account/presence-notice.tsx'
import { LeadFunnel } from '../../../features/leads/lead-funnel.tsx'
import { subscriptionQuery } from '../../../features/plans/api.ts'
import { SubscriptionNotices } from '../../../features/plans/subscription-notices.tsx'
import { CompanyMissing } from '../../../features/profiles/company-missing.tsx'
import { CompletenessCard } from './completeness-card.tsx'
import { DocumentList } from './document-list.tsx'
import { NextSteps } from './next-steps.tsx'
import { planColors, planName } from '../../../model/plan.ts'
import {
  isFreePlan,
  type OwnSupplier,
  ownPlan,
  ownSupplier,
  useSession,
} from '../../../model/session.ts'
import { Head } from '../../../layout/head.tsx'

/** The one home of a supplier, at /painel as at /marketplaceDash. */
export function SupplierHome() {
  const supplier = ownSupplier(useSession())
  return (
    <Stack gap="xl">
      <Head title={m.dashboard_homeTitle()} />
      <Greeting />
      {supplier ? <Home supplier={supplier} /> : <CompanyMissing />}
    </Stack>
  )
}

function Greeting() {
  const session = useSession()
  const { user, empresa } = session
  const plan = ownPlan(session)
  return (
    <div>
      <Title order={1} size="h2">
        {m.panel_hello({ name: user?.nome.split(' ')[0] ?? '' })}
      </Title>
      <Group gap="sm">
        <Text c="dimmed">{empresa?.nome_fantasia ?? user?.nome}</Text>
        {plan && (
          <Badge color={planColors[plan]} variant="light">
            {m.panel_plan({ plan: planName(plan) })}
          </Badge>
        )}
      </Group>
    </div>
  )
}

/** Notices, numbers, what is left to do, documents, and the report of those who pay for it. */
function Home({ supplier }: { supplier: OwnSupplier }) {
  const session = useSession()
  const { data: subscription } = useQuery(subscriptionQuery)
  const { data: presence } = useQuery(presenceQuery)
  const visible = presence?.marketplace && presence.status && !presence.suspended
  return (
    <>
      {presence && <PresenceNotice presence={presence} />}
      {subscription && <SubscriptionNotices subscription={subscription} />}
      <AccessDashboard supplier={supplier} withReport={!isFreePlan(session)}>
        <SimpleGrid cols={{ base: 1, lg: 2 }} spacing="md">
          <CompletenessCard />
          <NextSteps slug={visible ? presence?.slug : undefined} />
        </SimpleGrid>
        <LeadFunnel />
        <DocumentList />
      </AccessDashboard>
    </>
  )
}
