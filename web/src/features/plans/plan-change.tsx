import { Anchor, Center, Skeleton, Stack, Text, Title } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import type { PlanOffer, Subscription } from 'contract/plans'
import { plans } from 'contract/rules/plans'
import { useState } from 'react'
import { Link } from 'react-router'
import { m } from '#texts/messages.js'
import { useErrorText } from '../../lib/error-text.ts'
import { useSession } from '../../model/session.ts'
import { useNewsOfOtherTabs } from '../../lib/tabs.ts'
import { urls } from 'contract/urls'
import { planName } from '../../model/plan.ts'
import { ErrorBox } from '../../ui/error-box.tsx'
import { plansQuery, subscriptionQuery } from './api.ts'
import { CancelDialog } from './cancel-dialog.tsx'
import { ChangeDialog } from './change-dialog.tsx'
import { PeriodSwitch, usePeriod } from './period-switch.tsx'
import { type CardAction, PlanCards } from './plan-cards.tsx'
import { PlanComparison } from './plan-comparison.tsx'
import { PlanTerms } from './plan-terms.tsx'
import { SubscriptionNotices } from './subscription-notices.tsx'

export function ChangePlan() {
  const { boxOf } = useErrorText()
  const catalogue = useQuery(plansQuery)
  const subscription = useQuery({ ...subscriptionQuery, refetchOnWindowFocus: 'always' })
  useNewsOfOtherTabs('subscription', subscription.refetch)
  if (!catalogue.data || !subscription.data) {
    const error = catalogue.error ?? subscription.error
    const refetch = () => Promise.all([catalogue.refetch(), subscription.refetch()])
    return error ? <ErrorBox {...boxOf({ error, refetch })} /> : <Skeleton height={480} />
  }
  return <Offers offers={catalogue.data} subscription={subscription.data} />
}

type OffersProps = { offers: PlanOffer[]; subscription: Subscription }

function Offers({ offers, subscription }: OffersProps) {
  const { tipo } = useSession()
  const periodChoice = usePeriod()
  const [period] = periodChoice
  const [chosen, setChosen] = useState<PlanOffer | null>(null)
  const kind = tipo === 'Freelancer' ? 'Freelancer' : 'Empresa'
  const fitting = offers.filter(({ kinds }) => kinds.includes(kind))
  const close = () => setChosen(null)

  function actionOf(offer: PlanOffer): CardAction {
    const held = offer.code === subscription.plan
    const samePeriod = subscription.period === null || subscription.period === period
    if (held && (offer.code === 'MKTFREE' || samePeriod)) {
      return { label: m.plans_current(), disabled: true, held }
    }
    if (offer.code === 'MKTFREE' && subscription.granted) {
      return { label: m.plans_nothingToCancel(), disabled: true }
    }
    if (held) return { label: m.plans_switch({ period }) }
    const better = plans[offer.code].level < plans[subscription.plan].level
    if (!better) return { label: m.plans_downgrade() }
    return { label: m.plans_upgrade(), main: offer === fitting.at(-1) }
  }

  return (
    <Stack gap="xl">
      <Anchor component={Link} to={urls.dashboardSection('assinatura')} size="sm">
        {m.plans_backToSubscription()}
      </Anchor>
      <Stack gap="xs" ta="center">
        <Title order={1}>{m.plans_changeTitle()}</Title>
        <Text c="dimmed">
          {(subscription.granted ? m.plans_changeTextGranted : m.plans_changeText)({
            plan: planName(subscription.plan),
          })}
        </Text>
      </Stack>
      <SubscriptionNotices subscription={subscription} />
      <Center>
        <PeriodSwitch period={periodChoice} />
      </Center>
      <PlanCards offers={fitting} period={period} actionOf={actionOf} onChoose={setChosen} />
      <PlanComparison offers={fitting} current={subscription.plan} />
      <PlanTerms heading={2} />
      <CancelDialog
        opened={chosen?.code === 'MKTFREE'}
        onClose={close}
        subscription={subscription}
      />
      <ChangeDialog
        offer={chosen && chosen.code !== 'MKTFREE' ? chosen : null}
        period={period}
        subscription={subscription}
        onClose={close}
      />
    </Stack>
  )
}
