import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import * as at from '../support.ts'

/** The channel of the plan with priority support. */
export const SupportChannel = z.object({
  promisedMinutes: z.number(),
  /** Whether somebody attends now, and until when whoever writes now has an answer. */
  open: z.boolean(),
  answeredBy: z.string(),
})

export type SupportChannel = z.infer<typeof SupportChannel>

export const getSupportChannel = endpoint(at.getSupportChannel, {
  summary: 'The channel of priority support: whether it is attended and by when one is answered',
  access: 'supplier',
  reply: SupportChannel,
  errors: ['NOT_FOUND', 'PLAN_REQUIRED'],
})

export const LateAnswer = z.object({
  channel: z.enum(['chat', 'message']),
  id: z.number(),
  nome: z.string(),
  askedAt: z.string(),
  /** Of the hours of attendance. */
  minutes: z.number(),
  status: z.enum(['answered', 'waiting', 'left']),
})

/** How the promise was kept, in minutes of the hours of attendance. */
export const PromiseReport = z.object({
  promisedMinutes: z.number(),
  days: z.number(),
  /** Answered, or waiting longer than promised; who left before is not counted. */
  requests: z.number(),
  inTime: z.number(),
  medianMinutes: z.nullable(z.number()),
  /** Waiting now, in time or not. */
  waiting: z.number(),
  /** Newest first. */
  late: z.array(LateAnswer),
})

export type PromiseReport = z.infer<typeof PromiseReport>

export const getPromiseReport = endpoint(at.getPromiseReport, {
  summary: 'How fast who has priority support was answered in the last 30 days',
  access: 'admin',
  reply: PromiseReport,
})
