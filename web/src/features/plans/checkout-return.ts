import { useQueryClient } from '@tanstack/react-query'
import { type Subscription, syncSubscription } from 'contract/plans'
import { useEffect, useRef } from 'react'
import { useSearchParams } from 'react-router'
import { m } from '#texts/messages.js'
import { notifySuccess, notifyWarning } from '../../lib/notify.ts'
import { useCall } from '../../lib/query.ts'
import { useRefreshSession } from '../../model/session.ts'
import { tellOtherTabs } from '../../lib/tabs.ts'
import { planName } from '../../model/plan.ts'
import { subscriptionQuery } from './api.ts'

type Return = { outcome: string; plan: string | null; period: string | null }

/** What the return says of the payment; the provider's portal says nothing of any. */
function newsOf({ outcome, plan, period }: Return, subscription: Subscription) {
  const bought =
    subscription.state === 'active' &&
    (plan === null || (subscription.plan === plan && subscription.period === period))
  switch (outcome) {
    case 'ok':
      return bought ? 'paid' : 'confirming'
    case 'pago':
      return bought ? 'paidElsewhere' : null
    case 'cancelado':
      return bought && plan ? 'paidElsewhere' : 'notPaid'
    default:
      return null
  }
}

/** Coming back from the payment page: the truth is read at once, and the address is tidied up. */
export function useCheckoutReturn(): void {
  const [search, setSearch] = useSearchParams()
  const client = useQueryClient()
  const refreshSession = useRefreshSession()
  const { mutate } = useCall(syncSubscription)
  const handled = useRef(false)
  const outcome = search.get('checkout')
  const plan = search.get('plano')
  const period = search.get('ciclo')
  useEffect(() => {
    if (!outcome || handled.current) return
    handled.current = true
    setSearch(
      (before) => {
        for (const name of ['checkout', 'plano', 'ciclo']) before.delete(name)
        return before
      },
      { replace: true },
    )
    mutate(
      {},
      {
        onSuccess(subscription) {
          client.setQueryData(subscriptionQuery.queryKey, subscription)
          tellOtherTabs('subscription')
          void refreshSession()
          const news = newsOf({ outcome, plan, period }, subscription)
          if (!news) return
          const good = news === 'paid' || news === 'paidElsewhere'
          const notify = good ? notifySuccess : notifyWarning
          const message = m.plans_news({ news, plan: planName(subscription.plan) })
          notify(message, good ? m.plans_paidTitle() : m.plans_newsTitle({ news }))
        },
      },
    )
  }, [outcome, plan, period, setSearch, mutate, client, refreshSession])
}
