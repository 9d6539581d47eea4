import type { PlanCode } from 'contract/rules/plans'
import { useCallback } from 'react'
import { useTranslation } from 'react-i18next'

export const planColors = {
  MKTFREE: 'slate',
  MKTBASIC: 'blue',
  MKTPRO: 'violet',
  MKTCORP: 'gold',
} as const satisfies Record<PlanCode, string>

/** The name of a plan, in the language of the interface. */
export function usePlanName(): (plan: PlanCode) => string {
  const { t } = useTranslation()
  return useCallback((plan) => t(`planNames.${plan}`), [t])
}
