import { ParaglideMessage } from '@inlang/paraglide-js-react'
import {
  Anchor,
  Badge,
  Button,
  Card,
  Grid,
  Group,
  Skeleton,
  Stack,
  Text,
  Title,
} from '@mantine/core'
import { Alert } from '../../ui/alert.tsx'
import { useDisclosure } from '@mantine/hooks'
import { IconLifebuoy } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import type { Subscription } from 'contract/plans'
import { plans } from 'contract/rules/plans'
import { hasPermission } from 'contract/session'
import { type ReactNode, useEffect } from 'react'
import { Link, useLocation } from 'react-router'
import { m } from '#texts/messages.js'
import { useAppData } from '../../lib/app-data.ts'
import { useErrorText } from '../../lib/error-text.ts'
import { useRefreshSession, useSession } from '../../model/session.ts'
import { useNewsOfOtherTabs } from '../../lib/tabs.ts'
import { urls } from 'contract/urls'
import { planName } from '../../model/plan.ts'
import { ErrorBox } from '../../ui/error-box.tsx'
import { subscriptionQuery } from './api.ts'
import { CancelDialog } from './cancel-dialog.tsx'
import { useCheckoutReturn } from './checkout-return.ts'
import { useFormat } from '../../lib/format.ts'
import { InvoicesTable } from './invoices-table.tsx'
import { creditSource } from './invoice-items.tsx'
import { FeatureList } from './plan-cards.tsx'
import { useReceiptLink } from './receipt.ts'
import { PortalButton, SubscriptionNotices } from './subscription-notices.tsx'

const whileWaitingMs = 5000

/** 'Sua Assinatura': plan, price, next payment, benefits, invoices, and what can be done. */
export function SubscriptionPanel({ support }: { support?: ReactNode }) {
  const { boxOf } = useErrorText()
  useCheckoutReturn()
  const { state: arrived } = useLocation() as { state: { paying?: string } | null }
  const { data, error, refetch } = useQuery({
    ...subscriptionQuery,
    refetchOnWindowFocus: 'always',
    refetchInterval: ({ state }) =>
      isAwaited(state.data, arrived?.paying) ? whileWaitingMs : false,
  })
  useNewsOfOtherTabs('subscription', refetch)
  useReceiptLink(data?.invoices)
  useFollowPlan(data)
  if (error && !data) return <ErrorBox {...boxOf({ error, refetch })} />
  if (!data) return <Skeleton height={360} />
  return (
    <Stack gap="lg">
      <SubscriptionNotices subscription={data} />
      <Grid gap="lg">
        <Grid.Col span={{ base: 12, lg: 7 }}>
          <Stack gap="lg">
            <CurrentPlan subscription={data} />
            {support}
          </Stack>
        </Grid.Col>
        <Grid.Col span={{ base: 12, lg: 5 }}>
          <Benefits subscription={data} />
        </Grid.Col>
      </Grid>
      <InvoicesTable invoices={data.invoices} />
      <Help />
    </Stack>
  )
}

/**
 * A payment may be going on in another tab, which tells when it comes back from it; it may not. `paying` is the
 * price of one that was begun here: the history keeps it, also when it has been paid long ago.
 */
function isAwaited(subscription: Subscription | undefined, paying: string | undefined): boolean {
  if (subscription?.pending || subscription?.state === 'pending') return true
  const isPaid = subscription?.state === 'active' && subscription.price_id === paying
  return paying !== undefined && !isPaid
}

/** Menu, header and rights follow a plan that changed meanwhile, without a new login. */
function useFollowPlan(subscription: Subscription | undefined): void {
  const session = useSession()
  const refreshSession = useRefreshSession()
  const changed = subscription !== undefined && !hasPermission(session, subscription.plan)
  useEffect(() => {
    if (changed) void refreshSession()
  }, [changed, refreshSession])
}

const stateColors = {
  active: 'green',
  ending: 'orange',
  past_due: 'red',
  pending: 'blue',
} as const

type PanelProps = { subscription: Subscription }

function CurrentPlan({ subscription }: PanelProps) {
  const { money, longDate } = useFormat()
  const [cancelling, dialog] = useDisclosure(false)
  const { plan, granted, state, period, price, nextPayment, endsAt } = subscription
  const cancellable = state === 'active' || state === 'past_due'
  // The right to withdraw outlives a cancellation, whose dialog offers it before.
  const onlyWithdrawable = state === 'ending' && subscription.withdrawableUntil !== null
  return (
    <Card withBorder padding="lg">
      <Stack gap="md">
        <Group justify="space-between">
          <Title order={2} size="h3">
            {planName(plan)}
          </Title>
          {state !== 'none' && state !== 'ended' && (
            <Badge color={stateColors[state]} variant="light">
              {m.plans_state({ state })}
            </Badge>
          )}
        </Group>
        {granted ? (
          <Granted />
        ) : (
          <Text size="xl" fw={700}>
            {money(price)}{' '}
            <Text span c="dimmed">
              {m.plans_per({ period: plan === 'MKTFREE' ? 'year' : (period ?? 'month') })}
            </Text>
          </Text>
        )}
        <Ended ended={subscription.ended} />
        <dl style={{ margin: 0 }}>
          <Fact
            name={endsAt ? m.plans_endsOn() : m.plans_nextPayment()}
            value={
              endsAt
                ? longDate(endsAt)
                : nextPayment
                  ? `${longDate(nextPayment.date)}\u00a0· ${money(nextPayment.amount)}`
                  : m.plans_noNextPayment()
            }
          />
          <Fact
            name={m.plans_billingCycle()}
            value={period ? m.plans_cycle({ period }) : m.plans_noCycle()}
          />
        </dl>
        <NextCredit subscription={subscription} />
        {subscription.withdrawableUntil && (
          <Text size="sm" c="dimmed">
            {m.plans_withdrawText({ day: longDate(subscription.withdrawableUntil) })}
          </Text>
        )}
        <Group gap="sm" mt="xs">
          {/* While a payment is late, settling it is what matters (SubscriptionNotices). */}
          <Button
            component={Link}
            to={urls.changePlan}
            {...(state === 'past_due' ? { variant: 'default' } : { color: 'coral' })}
          >
            {m.plans_change()}
          </Button>
          {subscription.canManage && cancellable && <PortalButton />}
          {subscription.canManage && cancellable && (
            <Button variant="subtle" color="red" onClick={dialog.open}>
              {m.plans_cancel()}
            </Button>
          )}
          {subscription.canManage && onlyWithdrawable && (
            <Button variant="subtle" color="red" onClick={dialog.open}>
              {m.plans_withdraw()}
            </Button>
          )}
        </Group>
      </Stack>
      <CancelDialog
        opened={cancelling}
        onClose={dialog.close}
        subscription={subscription}
        withdrawOnly={onlyWithdrawable}
      />
    </Card>
  )
}

/** Nobody pays for it, and no day was set for its end. */
function Granted() {
  return (
    <Stack gap={4}>
      <Text size="xl" fw={700}>
        {m.plans_grantedPrice()}
      </Text>
      <Text c="dimmed">{m.plans_grantedText()}</Text>
    </Stack>
  )
}

/** Why the next payment is less than the price. */
function NextCredit({ subscription: { price, nextPayment, invoices } }: PanelProps) {
  const { exactMoney, shortDate } = useFormat()
  const source = creditSource(invoices)
  if (!nextPayment || nextPayment.amount >= price) return null
  return (
    <Text size="sm" c="dimmed">
      {(source ? m.plans_nextCredit : m.plans_nextCreditEarlier)({
        price: exactMoney(price),
        credit: exactMoney(price - nextPayment.amount),
        day: source ? shortDate(source) : '',
      })}
    </Text>
  )
}

/** What became of the plan that was paid for: the free one that follows has not ended. */
function Ended({ ended }: Pick<Subscription, 'ended'>) {
  const { exactMoney, longDate } = useFormat()
  if (!ended) return null
  return (
    <Alert color="slate">
      {m.plans_ended({
        reason: ended.reason,
        plan: planName(ended.plan),
        day: longDate(ended.at),
        amount: exactMoney(ended.refunded),
      })}
    </Alert>
  )
}

function Fact({ name, value }: { name: string; value: string }) {
  return (
    <Group justify="space-between" align="baseline" wrap="nowrap" gap="md" py={4} component="div">
      <Text component="dt" c="dimmed">
        {name}
      </Text>
      <Text component="dd" fw={600} m={0} ta="end">
        {value}
      </Text>
    </Group>
  )
}

function Benefits({ subscription }: PanelProps) {
  return (
    <Card withBorder padding="lg">
      <Title order={2} size="h4" mb="md">
        {m.plans_benefits()}
      </Title>
      <FeatureList features={plans[subscription.plan].features} />
    </Card>
  )
}

function Help() {
  const { supportPhone } = useAppData()
  return (
    <Group gap="xs" wrap="nowrap">
      <IconLifebuoy size={20} style={{ flexShrink: 0 }} aria-hidden />
      <Text size="sm">
        <ParaglideMessage
          message={m.plans_help}
          inputs={{ phone: supportPhone }}
          markup={{
            chat: ({ children }) => (
              <Anchor component={Link} to={urls.chat} inherit>
                {children}
              </Anchor>
            ),
          }}
        />
      </Text>
    </Group>
  )
}
