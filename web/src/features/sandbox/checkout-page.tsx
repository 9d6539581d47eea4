import { Badge, Button, Divider, Group, Stack, Text, Title } from '@mantine/core'
import { Alert } from '../../ui/alert.tsx'
import { IconCreditCard, IconCreditCardOff, IconFlask } from '@tabler/icons-react'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { actOnSandboxCheckout, getSandboxCheckout, type SandboxCheckout } from 'contract/sandbox'
import { useState } from 'react'
import { m } from '#texts/messages.js'
import { query, useCall } from '../../lib/query.ts'
import { planName } from '../../model/plan.ts'
import { Wordmark } from '../../ui/brand.tsx'
import { SplitPage } from '../../ui/split-page.tsx'
import { useFormat } from '../../lib/format.ts'

export const sandboxCheckoutQuery = (id: string) => query(getSandboxCheckout, { params: { id } })

/** Stands where a payment provider's page would be; no money moves. */
export function SandboxCheckoutPage({ id }: { id: string }) {
  // It may be paid in another tab meanwhile.
  const { data } = useQuery({ ...sandboxCheckoutQuery(id), refetchOnWindowFocus: 'always' })
  if (!data) return null
  return (
    <SplitPage
      aside={
        <>
          <Wordmark size={32} tone="onDark" />
          <Order checkout={data} />
          <Badge leftSection={<IconFlask size={14} aria-hidden />} color="gold" variant="light">
            {m.sandbox_badge()}
          </Badge>
        </>
      }
    >
      {data.status === 'open' ? <Payment checkout={data} /> : <Finished checkout={data} />}
    </SplitPage>
  )
}

function Order({ checkout }: { checkout: SandboxCheckout }) {
  const { exactMoney, longDate } = useFormat()
  const { offer, from, dueNow, renewsAt } = checkout
  const plan = planName(offer.plan)
  return (
    <Stack gap="md" maw={440} w="100%">
      <Title order={1} size="h2">
        {!from
          ? m.sandbox_subscribe({ plan })
          : from.plan === offer.plan
            ? m.sandbox_switch({ period: offer.period, plan })
            : m.sandbox_changeTo({ plan, from: planName(from.plan) })}
      </Title>
      <Text size="xl" fw={700}>
        {exactMoney(offer.amount / 100)} {m.plans_per({ period: offer.period })}
      </Text>
      <Divider />
      <Group justify="space-between">
        <Text>{m.sandbox_dueNow()}</Text>
        <Text fw={700}>{exactMoney(dueNow / 100)}</Text>
      </Group>
      <Text size="sm">{m.sandbox_renewal({ day: longDate(renewsAt) })}</Text>
    </Stack>
  )
}

const outcomes = { pay: 'complete', decline: 'open', abandon: 'expired' } as const

function Payment({ checkout }: { checkout: SandboxCheckout }) {
  const { exactMoney } = useFormat()
  const [declined, setDeclined] = useState(false)
  const client = useQueryClient()
  const act = useCall(actOnSandboxCheckout)
  const run = (action: keyof typeof outcomes, then: () => void) => () => {
    setDeclined(false)
    act.mutate(
      { params: { id: checkout.id, action } },
      {
        onSuccess(after) {
          // Paid or closed in another tab: this page says so, whatever was clicked here.
          if (after.status === outcomes[action]) then()
          else client.setQueryData(sandboxCheckoutQuery(checkout.id).queryKey, after)
        },
      },
    )
  }
  const leaveTo = (url: string) => () => window.location.assign(url)
  return (
    <Stack gap="lg">
      <Stack gap="xs">
        <Title order={2}>{m.sandbox_payTitle()}</Title>
        <Text c="dimmed">{m.sandbox_payText({ email: checkout.email })}</Text>
      </Stack>
      {declined && (
        <Alert color="red" icon={<IconCreditCardOff aria-hidden />} role="alert">
          {m.sandbox_declined()}
        </Alert>
      )}
      <Button
        color="coral"
        leftSection={<IconCreditCard size={20} aria-hidden />}
        disabled={act.isPending}
        onClick={run('pay', leaveTo(checkout.success_url))}
      >
        {checkout.dueNow === 0
          ? m.sandbox_confirm()
          : m.sandbox_pay({ amount: exactMoney(checkout.dueNow / 100) })}
      </Button>
      <Button
        variant="default"
        disabled={act.isPending}
        onClick={run('decline', () => setDeclined(true))}
      >
        {m.sandbox_decline()}
      </Button>
      <Button
        variant="subtle"
        disabled={act.isPending}
        onClick={run('abandon', leaveTo(checkout.cancel_url))}
      >
        {m.sandbox_abandon()}
      </Button>
    </Stack>
  )
}

function Finished({ checkout }: { checkout: SandboxCheckout }) {
  const { status, offer, active } = checkout
  const complete = status === 'complete'
  return (
    <Stack gap="lg">
      <Title order={2}>{complete ? m.sandbox_complete() : m.sandbox_expired()}</Title>
      <Text c="dimmed">
        {complete
          ? m.sandbox_completeText({ plan: planName(offer.plan) })
          : m.sandbox_expiredText()}{' '}
        {!complete && active && m.sandbox_activeText({ plan: planName(active.plan) })}
      </Text>
      <Button component="a" href={complete ? checkout.success_url : checkout.cancel_url}>
        {m.sandbox_back()}
      </Button>
    </Stack>
  )
}
