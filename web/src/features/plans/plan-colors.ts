import type { PlanCode } from 'contract/rules/plans'

export const planColors = {
  MKTFREE: 'slate',
  MKTBASIC: 'blue',
  MKTPRO: 'violet',
  MKTCORP: 'gold',
} as const satisfies Record<PlanCode, string>
