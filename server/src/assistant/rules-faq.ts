import { buyerFaq } from './rules-faq-buyers.ts'
import { planFaq } from './rules-faq-plans.ts'
import { shortFaq } from './rules-faq-short.ts'
import { siteFaq } from './rules-faq-site.ts'
import { supplierFaq } from './rules-faq-suppliers.ts'

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
