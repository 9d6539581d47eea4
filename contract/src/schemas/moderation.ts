import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import * as at from '../moderation.ts'
import { reportReasons, reportStatuses } from '../moderation.ts'
import { email, honeypot, id, line, requiredLine } from '../rules/fields.ts'
import { message } from '../rules/messages.ts'
import { planCodes, supplierKinds } from '../rules/plans.ts'
import { PageQuery } from './paging.ts'

/** What administrators see of a supplier beside its record. */
export const Standing = z.object({
  id: z.number(),
  kind: z.enum(supplierKinds),
  nome: z.string(),
  slug: z.string(),
  plan: z.enum(planCodes),
  /** Ativo or Inativo: neither switched off by its owner nor suspended. */
  active: z.boolean(),
  /** In the directory: an active one may have switched its page off. */
  visible: z.boolean(),
  suspended_at: z.nullable(z.string()),
  suspended_reason: z.nullable(z.string()),
  created_at: z.string(),
  openReports: z.number(),
})

export type Standing = z.infer<typeof Standing>

export const getStanding = endpoint(at.getStanding, {
  summary: 'Whether a supplier is active, and why not',
  access: 'admin',
  params: z.object({ id: id() }),
  reply: Standing,
  errors: ['NOT_FOUND'],
})

export const StandingInput = z.object({
  active: z.boolean(message('Valor inválido.')),
  reason: requiredLine(500),
})

export type StandingInput = z.infer<typeof StandingInput>

export const setStanding = endpoint(at.setStanding, {
  summary: 'Activates or deactivates a supplier, who is told the reason by e-mail',
  access: 'admin',
  params: z.object({ id: id() }),
  body: StandingInput,
  reply: Standing,
  errors: ['NOT_FOUND', 'STANDING_UNCHANGED'],
})

export const ReportForm = z.object({
  motivo: z.enum(reportReasons, message('Escolha um motivo.')),
  texto: line(2000).check(z.minLength(10, message('Conte em pelo menos 10 caracteres.'))),
  email: z.optional(z.union([z.literal(''), email()])),
  website: honeypot(),
})

export type ReportForm = z.infer<typeof ReportForm>

export const createReport = endpoint(at.createReport, {
  summary: "Reports a supplier's page to the administrators",
  access: 'public',
  body: z.extend(ReportForm, { id_busness: id() }),
  reply: z.object({ received: z.literal(true) }),
  limit: { max: 10, perSeconds: 60 * 60 },
  errors: ['NOT_FOUND', 'TOO_MANY_REQUESTS'],
})

export const Report = z.object({
  id: z.number(),
  motivo: z.enum(reportReasons),
  texto: z.string(),
  email: z.nullable(z.string()),
  status: z.enum(reportStatuses),
  note: z.nullable(z.string()),
  created_at: z.string(),
  closed_at: z.nullable(z.string()),
  supplier: z.object({
    id: z.number(),
    nome: z.string(),
    slug: z.string(),
    kind: z.enum(supplierKinds),
    active: z.boolean(),
  }),
})

export type Report = z.infer<typeof Report>

export const listReports = endpoint(at.listReports, {
  summary: 'The queue of reports, oldest open ones first, closed ones newest first',
  access: 'admin',
  query: z.extend(PageQuery, { status: z._default(z.enum(['aberta', 'fechada']), 'aberta') }),
  reply: z.object({ data: z.array(Report), total: z.number() }),
})

export const ReportDecision = z.object({
  status: z.enum(['procedente', 'descartada'], message('Valor inválido.')),
  note: requiredLine(500),
})

export const closeReport = endpoint(at.closeReport, {
  summary: 'Closes a report as founded or dismissed',
  access: 'admin',
  params: z.object({ id: id() }),
  body: ReportDecision,
  reply: Report,
  errors: ['NOT_FOUND', 'REPORT_CLOSED'],
})
