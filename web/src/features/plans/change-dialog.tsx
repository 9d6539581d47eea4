import { Button, Card, Divider, Group, List, Skeleton, Stack, Text, ThemeIcon } from '@mantine/core'
import { IconMinus, IconPlus } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import {
  type ChangePreview,
  type PlanOffer,
  previewChange,
  type Subscription,
} from 'contract/plans'
import type { BillingPeriod, PlanCode, PlanFeature } from 'contract/rules/plans'
import { comparePlans } from 'contract/rules/subscription'
import { useNavigate } from 'react-router'
import { m } from '#texts/messages.js'
import { query } from '../../lib/query.ts'
import { urls } from 'contract/urls'
import { planName } from '../../model/plan.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { DialogActions } from '../../ui/dialog-form.tsx'
import { useCheckout } from './checkout.ts'
import { useFormat } from '../../lib/format.ts'
import { creditSource, InvoiceItems } from './invoice-items.tsx'
import { PlanTerms } from './plan-terms.tsx'

type ChangeDialogProps = {
  offer: PlanOffer | null
  period: BillingPeriod
  subscription: Subscription
  onClose(): void
}

/** The summary before paying: what is gained and lost, the price, and the terms. */
export function ChangeDialog({ offer, onClose, ...rest }: ChangeDialogProps) {
  const title = (plan: PlanCode) =>
    plan === rest.subscription.plan
      ? m.plans_switchTitle({ period: rest.period })
      : m.plans_confirmTitle({ plan: planName(plan) })
  return (
    <Dialog
      opened={offer !== null}
      onClose={onClose}
      size="lg"
      title={offer ? title(offer.code) : ''}
    >
      {offer && <Summary offer={offer} onClose={onClose} {...rest} />}
    </Dialog>
  )
}

function Summary({
  offer,
  period,
  subscription,
  onClose,
}: ChangeDialogProps & { offer: PlanOffer }) {
  const { money } = useFormat()
  const navigate = useNavigate()
  const checkout = useCheckout()
  const { gained, lost } = comparePlans(subscription.plan, offer.code)
  const running = subscription.nextPayment !== null
  const due = useQuery({
    ...query(previewChange, { query: { price_id: offer[period].price_id } }),
    enabled: running,
  })
  const pay = () =>
    checkout.open(offer, period, () => {
      onClose()
      const paying = offer[period].price_id
      void navigate(urls.dashboardSection('assinatura'), { state: { paying } })
    })
  return (
    <Stack gap="lg">
      {offer.code === subscription.plan && (
        <Text>{m.plans_switchText({ plan: planName(offer.code) })}</Text>
      )}
      <Text fw={700} size="lg">
        {m.plans_confirmPrice({
          price: money(offer[period].amount),
          period: m.plans_per({ period }),
        })}
      </Text>
      {running && <DueNow preview={due.data} isUnknown={due.isError} subscription={subscription} />}
      <Changes title={m.plans_gained()} features={gained} gain />
      <Changes title={m.plans_lost()} features={lost} />
      <PlanTerms heading={3} />
      <DialogActions onClose={onClose}>
        <Button color="coral" loading={checkout.busy || due.isLoading} onClick={pay}>
          {due.data?.amount === 0 ? m.plans_goOnWithoutPayment() : m.plans_goToPayment()}
        </Button>
      </DialogActions>
    </Stack>
  )
}

type DueNowProps = {
  preview: ChangePreview | undefined
  isUnknown: boolean
  subscription: Subscription
}

/** What the change costs now, and what of it is already paid; the payment page asks the same. */
function DueNow({ preview, isUnknown, subscription }: DueNowProps) {
  const { exactMoney } = useFormat()
  if (isUnknown) {
    return (
      <Text size="sm" c="dimmed">
        {m.plans_confirmProration()}
      </Text>
    )
  }
  if (!preview) return <Skeleton height={96} />
  return (
    <Card withBorder padding="md" component="section" aria-label={m.plans_dueNow()}>
      <InvoiceItems items={preview} source={creditSource(subscription.invoices)} />
      <Divider my="sm" />
      <Group justify="space-between">
        <Text fw={700}>{m.plans_dueNow()}</Text>
        <Text fw={700}>{exactMoney(preview.amount / 100)}</Text>
      </Group>
    </Card>
  )
}

type ChangesProps = { title: string; features: readonly PlanFeature[]; gain?: boolean }

export function Changes({ title, features, gain = false }: ChangesProps) {
  if (features.length === 0) return null
  return (
    <Stack gap="xs">
      <Text fw={600}>{title}</Text>
      <List spacing={4} size="sm" center listStyleType="none" pl={0}>
        {features.map((feature) => (
          <List.Item
            key={feature}
            icon={
              <ThemeIcon size={20} radius="xl" color={gain ? 'green' : 'red'}>
                {gain ? <IconPlus size={14} aria-hidden /> : <IconMinus size={14} aria-hidden />}
              </ThemeIcon>
            }
          >
            {m.plans_featureName({ feature })}
          </List.Item>
        ))}
      </List>
    </Stack>
  )
}
