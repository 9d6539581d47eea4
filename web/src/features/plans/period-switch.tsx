import { SegmentedControl } from '@mantine/core'
import { type BillingPeriod, billingPeriods } from 'contract/rules/plans'
import { startTransition, useOptimistic } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { m } from '#texts/messages.js'

type Period = [BillingPeriod, (period: BillingPeriod) => void]

/**
 * The chosen period lives in the URL, so that a link shows the same prices. It counts from the click on, not only
 * when the address has followed.
 */
export function usePeriod(): Period {
  const [search] = useSearchParams()
  const navigate = useNavigate()
  const [period, showAtOnce] = useOptimistic<BillingPeriod>(
    search.get('periodo') === 'anual' ? 'year' : 'month',
  )
  function choose(chosen: BillingPeriod) {
    const next = new URLSearchParams(search)
    if (chosen === 'year') next.set('periodo', 'anual')
    else next.delete('periodo')
    startTransition(async () => {
      showAtOnce(chosen)
      await navigate({ search: `?${next}` }, { replace: true, preventScrollReset: true })
    })
  }
  return [period, choose]
}

export function PeriodSwitch({ period: [period, setPeriod] }: { period: Period }) {
  return (
    <SegmentedControl
      aria-label={m.plans_period()}
      value={period}
      onChange={setPeriod}
      data={billingPeriods.map((value) => ({ value, label: m.plans_cycle({ period: value }) }))}
    />
  )
}
