import { accountFaq } from './account.ts'
import { contactFaq } from './contacting.ts'
import { eachPlanFaq } from './each-plan.ts'
import { findingFaq } from './finding.ts'
import { ownPageFaq } from './own-page.ts'
import { payingFaq } from './paying.ts'
import { ownPageSeenFaq } from './own-page-seen.ts'
import { planFaq } from './plans.ts'
import { recommendingFaq } from './recommending.ts'
import { signingUpFaq } from './signing-up.ts'
import { siteFaq } from './site.ts'
import { talkingFaq } from './talking.ts'

type FaqText = {
  /** As people type them. */
  questions: readonly string[]
  answer: string
  /** Of the link below the answer. */
  label?: string
}

/** What the assistant answers without the directory. */
export type FaqEntry = { id: string; to?: string; pt: FaqText; en: FaqText }

const entries = [
  ...findingFaq,
  ...contactFaq,
  ...recommendingFaq,
  ...planFaq,
  ...eachPlanFaq,
  ...payingFaq,
  ...signingUpFaq,
  ...accountFaq,
  ...ownPageFaq,
  ...ownPageSeenFaq,
  ...talkingFaq,
  ...siteFaq,
]

export type FaqId = (typeof entries)[number]['id']

export const faq: readonly (FaqEntry & { id: FaqId })[] = entries

const byId = new Map<FaqId, FaqEntry>(entries.map((entry) => [entry.id, entry]))
export const isFaqId = (id: string): id is FaqId => byId.has(id as FaqId)
export const faqById = (id: FaqId): FaqEntry => byId.get(id) as FaqEntry
