import type { PlanCode } from 'contract/rules/plans'

/**
 * A description on a card: at most 120 characters on the free plan and 250 on the others, up to the
 * end of a word, then '...'.
 */
export function truncate(text: string, plan: PlanCode): string {
  const longest = plan === 'MKTFREE' ? 120 : 250
  const characters = [...text]
  if (characters.length <= longest) return text
  const cut = characters.slice(0, longest).join('')
  const isWhole = /\s/.test(characters[longest] ?? '')
  const words = isWhole ? cut : cut.replace(/\s+\S*$/, '')
  return `${words.replace(/[\s,;:.]+$/, '')}...`
}
