import type { PlanCode } from 'contract/rules/plans'
import { useCallback } from 'react'
import { m } from '#texts/messages.js'

export const planColors = {
  MKTFREE: 'slate',
  MKTBASIC: 'blue',
  MKTPRO: 'violet',
  MKTCORP: 'gold',
} as const satisfies Record<PlanCode, string>

/** The name of a plan, in the language of the interface. */
export function usePlanName(): (plan: PlanCode) => string {
  return useCallback((plan) => m.planName({ plan }), [])
}
