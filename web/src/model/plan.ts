import type { PlanCode } from 'contract/rules/plans'
import { m } from '#texts/messages.js'

export const planColors = {
  MKTFREE: 'slate',
  MKTBASIC: 'blue',
  MKTPRO: 'violet',
  MKTCORP: 'gold',
} as const satisfies Record<PlanCode, string>

/** What buyers are told of a plan: that its supplier is promoted. */
export const isFeatured = (plan: PlanCode): boolean => plan === 'MKTPRO' || plan === 'MKTCORP'

/** The name of a plan, in the language of the interface. */
export const planName = (plan: PlanCode): string => m.planName({ plan })
