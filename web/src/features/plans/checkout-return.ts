import { useQueryClient } from '@tanstack/react-query'
import { syncSubscription } from 'contract/plans'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import { notifySuccess, notifyWarning } from '../../lib/notify.ts'
import { useCall } from '../../lib/query.ts'
import { useRefreshSession } from '../../lib/session.ts'
import { tellOtherTabs } from '../../lib/tabs.ts'
import { usePlanName } from '../../lib/plan.ts'
import { subscriptionQuery } from './api.ts'

/** Coming back from the payment page: the truth is read at once, and the address is tidied up. */
export function useCheckoutReturn(): void {
  const { t } = useTranslation()
  const planName = usePlanName()
  const [search, setSearch] = useSearchParams()
  const client = useQueryClient()
  const refreshSession = useRefreshSession()
  const { mutate } = useCall(syncSubscription)
  const handled = useRef(false)
  const outcome = search.get('checkout')
  useEffect(() => {
    if (!outcome || handled.current) return
    handled.current = true
    setSearch(
      (before) => {
        before.delete('checkout')
        return before
      },
      { replace: true },
    )
    if (outcome === 'cancelado') {
      notifyWarning({ title: t('plans.notPaidTitle'), message: t('plans.notPaid') })
    }
    mutate(
      {},
      {
        onSuccess(subscription) {
          client.setQueryData(subscriptionQuery.queryKey, subscription)
          tellOtherTabs('subscription')
          void refreshSession()
          if (outcome === 'ok' && subscription.state === 'active') {
            const plan = planName(subscription.plan)
            notifySuccess({ title: t('plans.paidTitle'), message: t('plans.paid', { plan }) })
          }
        },
      },
    )
  }, [outcome, setSearch, mutate, client, refreshSession, planName, t])
}
