import type { PlanCode } from 'contract/rules/plans'

/** A description on a card: 120 characters on the free plan, 250 on the others, then '...'. */
export function truncate(text: string, plan: PlanCode): string {
  const longest = plan === 'MKTFREE' ? 120 : 250
  const characters = [...text]
  return characters.length > longest ? `${characters.slice(0, longest).join('')}...` : text
}
