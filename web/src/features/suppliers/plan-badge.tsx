import { type PlanCode, plans } from 'contract/rules/plans'
import classes from './plan-badge.module.css'

/** Plan names are the product's own words: the same in both languages. */
export function PlanBadge({ plan }: { plan: PlanCode }) {
  return (
    <span className={classes.badge} data-plan={plan}>
      {plans[plan].name}
    </span>
  )
}
