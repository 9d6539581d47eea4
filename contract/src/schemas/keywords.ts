import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import * as at from '../keywords.ts'
import { keywordDays } from '../rules/keyword-report.ts'

/** What buyers searched for in the trades and states of a supplier. */
export const Keyword = z.object({
  term: z.string(),
  searches: z.number(),
  /** In as many days before; null when that is too few to be told. */
  before: z.nullable(z.number()),
  /** With the texts of today the supplier is among the results. */
  found: z.boolean(),
  /** Words that its texts lack, as they were typed. */
  lacking: z.array(z.string()),
})

export type Keyword = z.infer<typeof Keyword>

export const KeywordReport = z.object({
  categorias: z.array(z.string()),
  /** Empty: the whole country. */
  estados: z.array(z.string()),
  /** False while the directory does not show the supplier: then no search finds it. */
  visible: z.boolean(),
  /** Most searched first; sums are of these. */
  keywords: z.array(Keyword),
  searches: z.number(),
  found: z.number(),
  lost: z.number(),
})

export type KeywordReport = z.infer<typeof KeywordReport>

export const getKeywords = endpoint(at.getKeywords, {
  summary: 'What buyers search for in the own trades and states, and whether it finds the supplier',
  access: 'supplier',
  query: z.object({
    days: z._default(
      z.coerce.number().check(z.refine((days) => keywordDays.some((known) => known === days))),
      30,
    ),
  }),
  reply: KeywordReport,
  errors: ['NOT_FOUND', 'PLAN_REQUIRED'],
})
