import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import * as at from '../overview.ts'
import { overviewDays } from '../overview.ts'
import { planCodes, supplierKinds } from '../rules/plans.ts'

const days = z._default(z.enum(overviewDays), '30')

export const Overview = z.object({
  suppliers: z.object({
    total: z.number(),
    active: z.number(),
    byPlan: z.array(z.object({ plan: z.enum(planCodes), total: z.number() })),
    /** Most suppliers first. */
    byState: z.array(z.object({ estado: z.string(), total: z.number() })),
  }),
  waiting: z.object({
    reports: z.number(),
    /** Reviews that wait to be shown or were reported. */
    reviews: z.number(),
    referrals: z.number(),
    /** Requests about personal data, and those of them that are past their 15 days. */
    dataRequests: z.number(),
    overdueRequests: z.number(),
    /** Plans whose payment failed, and the first of their suppliers. */
    failedPayments: z.number(),
    unpaid: z.array(z.object({ id: z.number(), nome: z.string(), kind: z.enum(supplierKinds) })),
    /** Terms of the last 30 days that found nothing. */
    poorSearches: z.number(),
  }),
  /** A day each, or a month each for a whole year ('2026-11'); none is left out. */
  series: z.array(
    z.object({
      period: z.string(),
      signups: z.number(),
      contacts: z.number(),
      searches: z.number(),
    }),
  ),
})

export type Overview = z.infer<typeof Overview>

export const getOverview = endpoint(at.getOverview, {
  summary: 'Suppliers by plan and state; sign-ups, contacts and searches over time',
  access: 'admin',
  query: z.object({ days }),
  reply: Overview,
})

export const EmptySearch = z.object({ term: z.string(), times: z.number(), lastDay: z.string() })

export type EmptySearch = z.infer<typeof EmptySearch>

export const listEmptySearches = endpoint(at.listEmptySearches, {
  summary: 'What visitors searched for in the last 30 days and found nothing, most often first',
  access: 'admin',
  reply: z.array(EmptySearch),
})
