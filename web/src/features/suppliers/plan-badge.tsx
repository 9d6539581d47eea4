import type { PlanCode } from 'contract/rules/plans'
import { planName } from '../../model/plan.ts'
import classes from './plan-badge.module.css'

export function PlanBadge({ plan }: { plan: PlanCode }) {
  return (
    <span className={classes.badge} data-plan={plan}>
      {planName(plan)}
    </span>
  )
}
