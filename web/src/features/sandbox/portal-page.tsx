import { Badge, Button, Card, Container, Group, Stack, Text, Title } from '@mantine/core'
import { IconFlask } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import {
  actOnSandboxPortal,
  getSandboxPortal,
  type PortalAction,
  portalActions,
  type SandboxPortal,
} from 'contract/sandbox'
import { m } from '#texts/messages.js'
import { notifySuccess } from '../../lib/notify.ts'
import { query, useCall } from '../../lib/query.ts'
import { urls } from 'contract/urls'
import { planName } from '../../model/plan.ts'
import { Wordmark } from '../../ui/brand.tsx'
import { useFormat } from '../../lib/format.ts'

export const sandboxPortalQuery = (id: string) => query(getSandboxPortal, { params: { id } })

/** Stands where the provider's billing portal would be, and makes time pass on demand. */
export function SandboxPortalPage({ id }: { id: string }) {
  const { data } = useQuery(sandboxPortalQuery(id))
  return (
    <Container component="main" id="conteudo" size="sm" py="2xl">
      <Stack gap="lg">
        <Group justify="space-between">
          <Wordmark size={28} />
          <Badge leftSection={<IconFlask size={14} aria-hidden />} color="gold" variant="light">
            {m.sandbox_badge()}
          </Badge>
        </Group>
        <Stack gap="xs">
          <Title order={1} size="h2">
            {m.sandbox_portalTitle()}
          </Title>
          <Text c="dimmed">{m.sandbox_portalText({ email: data?.email ?? '' })}</Text>
        </Stack>
        {data?.subscriptions.length === 0 && <Text>{m.sandbox_portalEmpty()}</Text>}
        {data?.subscriptions.map((subscription) => (
          <SubscriptionCard key={subscription.id} customer={id} subscription={subscription} />
        ))}
        <Button
          component="a"
          href={`${urls.dashboardSection('assinatura')}?checkout=portal`}
          variant="default"
        >
          {m.sandbox_back()}
        </Button>
      </Stack>
    </Container>
  )
}

const statusColors: Record<string, string> = { active: 'green', past_due: 'red', canceled: 'slate' }

const statusWords: Record<string, 'active' | 'past_due' | 'pending'> = {
  active: 'active',
  past_due: 'past_due',
  incomplete: 'pending',
}

const possible: Record<string, readonly PortalAction[]> = {
  active: ['renew', 'fail', 'refund', 'end'],
  past_due: ['settle', 'end'],
}

type CardProps = { customer: string; subscription: SandboxPortal['subscriptions'][number] }

function SubscriptionCard({ customer, subscription }: CardProps) {
  const { exactMoney, longDate } = useFormat()
  const act = useCall(actOnSandboxPortal, { changes: [getSandboxPortal] })
  const { offer, status, periodEnd } = subscription
  const run = (action: PortalAction) => () =>
    act.mutate(
      { params: { id: customer, action } },
      {
        onSuccess: () => notifySuccess(m.sandbox_done({ action })),
      },
    )
  return (
    <Card withBorder padding="lg">
      <Stack gap="md">
        <Group justify="space-between">
          <Title order={2} size="h4">
            {planName(offer.plan)}
          </Title>
          <Badge color={statusColors[status] ?? 'slate'} variant="light">
            {m.plans_state({ state: statusWords[status] ?? 'ended' })}
          </Badge>
        </Group>
        <Text>
          {exactMoney(offer.amount / 100)} {m.plans_per({ period: offer.period })} ·{' '}
          {m.sandbox_until({ day: longDate(periodEnd) })}
        </Text>
        <Group gap="xs">
          {portalActions
            .filter((action) => possible[status]?.includes(action))
            .map((action) => (
              <Button
                key={action}
                variant="default"
                size="sm"
                disabled={act.isPending}
                onClick={run(action)}
              >
                {m.sandbox_action({ action })}
              </Button>
            ))}
        </Group>
      </Stack>
    </Card>
  )
}
