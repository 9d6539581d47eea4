import type { PlanCode } from 'contract/rules/plans'
import { m } from '#texts/messages.js'

export const planColors = {
  MKTFREE: 'slate',
  MKTBASIC: 'blue',
  MKTPRO: 'violet',
  MKTCORP: 'gold',
} as const satisfies Record<PlanCode, string>

/** The name of a plan, in the language of the interface. */
export const planName = (plan: PlanCode): string => m.planName({ plan })
