import type { PlanCode } from 'contract/rules/plans'
import { m } from '#texts/messages.js'
import { isFeatured } from '../../model/plan.ts'
import classes from './featured-badge.module.css'

/** Buyers see of a plan only that its supplier is promoted. */
export function FeaturedBadge({ plan }: { plan: PlanCode }) {
  if (!isFeatured(plan)) return null
  return (
    <span className={classes.badge} data-plan={plan}>
      {m.suppliers_highlight()}
    </span>
  )
}
