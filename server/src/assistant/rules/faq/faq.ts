import { buyerFaq } from './buyers.ts'
import { planFaq } from './plans.ts'
import { shortFaq } from './short.ts'
import { siteFaq } from './site.ts'
import { supplierFaq } from './suppliers.ts'

/** What the assistant answers without the directory: the questions as people type them. */
export type FaqEntry = {
  id: string
  questions: readonly string[]
  answer: string
  link?: { label: string; to: string }
}

export const faq: readonly FaqEntry[] = [
  ...buyerFaq,
  ...planFaq,
  ...supplierFaq,
  ...siteFaq,
  ...shortFaq,
]
