import { SegmentedControl } from '@mantine/core'
import { type BillingPeriod, billingPeriods } from 'contract/rules/plans'
import { useSearchParams } from 'react-router'
import { m } from '#texts/messages.js'

/** The chosen period lives in the URL, so that a link shows the same prices. */
export function usePeriod(): [BillingPeriod, (period: BillingPeriod) => void] {
  const [search, setSearch] = useSearchParams()
  const period = search.get('periodo') === 'anual' ? 'year' : 'month'
  return [
    period,
    (chosen) =>
      setSearch(
        (before) => {
          if (chosen === 'year') before.set('periodo', 'anual')
          else before.delete('periodo')
          return before
        },
        { replace: true, preventScrollReset: true },
      ),
  ]
}

export function PeriodSwitch() {
  const [period, setPeriod] = usePeriod()
  return (
    <SegmentedControl
      aria-label={m.plans_period()}
      value={period}
      onChange={(value) => setPeriod(value as BillingPeriod)}
      data={billingPeriods.map((value) => ({ value, label: m.plans_cycle({ period: value }) }))}
    />
  )
}
