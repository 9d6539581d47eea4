import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import * as at from '../leads.ts'
import { count, day, id, largestInteger, line, linkToken, requiredLine } from '../rules/fields.ts'
import { funnelDays, leadEntryKinds, leadStatuses } from '../rules/leads.ts'
import { message } from '../rules/messages.ts'

const text = z.nullable(z.string())

export const LeadEntry = z.object({
  id: z.number(),
  kind: z.enum(leadEntryKinds),
  texto: z.string(),
  created_at: z.string(),
})

export type LeadEntry = z.infer<typeof LeadEntry>

/** Somebody who asked for this supplier's contact. */
export const Lead = z.object({
  id: z.number(),
  created_at: z.string(),
  nome: z.string(),
  email: z.string(),
  telefone: z.string(),
  whatsapp: text,
  mensagem: text,
  /** What the list was searched for in which they found the supplier. */
  term: text,
  status: z.enum(leadStatuses),
  /** Sent back with a change: a change of something that changed meanwhile is refused. */
  version: z.number(),
  answered_at: text,
  remind_on: text,
  entries: z.array(LeadEntry),
})

export type Lead = z.infer<typeof Lead>

/** `id`: this one alone, as a mail links to it. */
export const LeadFilter = z.object({
  status: z.optional(z.enum(leadStatuses, message('Valor inválido.'))),
  busca: z._default(line(100), ''),
  id: z.optional(id()),
})

export type LeadFilter = z.infer<typeof LeadFilter>

export const LeadPage = z.object({
  data: z.array(Lead),
  nextCursor: text,
  /** At most `mostCounted` of each. */
  counts: z.record(z.enum(leadStatuses), z.number()),
  /** Older ones, which the plan only counts. */
  hidden: z.number(),
  /** Half of the requests that were answered lately had their first answer within this time. */
  medianMinutes: z.nullable(z.number()),
})

export type LeadPage = z.infer<typeof LeadPage>

export const listLeads = endpoint(at.listLeads, {
  summary: 'Who asked for the contact of the own supplier, newest first; the free plan sees five',
  access: 'supplier',
  query: z.extend(LeadFilter, {
    limit: count({ min: 1, max: 100, default: 20 }),
    cursor: z.optional(id()),
  }),
  reply: LeadPage,
})

export const getLeadNews = endpoint(at.getLeadNews, {
  summary: 'How many requests are new, at most 100',
  access: 'supplier',
  passive: true,
  reply: z.object({ count: z.number() }),
})

export const LeadFunnel = z.object({
  /** Of the terms by which the supplier was found. */
  searches: z.number(),
  views: z.number(),
  contacts: z.number(),
  answers: z.number(),
})

export type LeadFunnel = z.infer<typeof LeadFunnel>

export const getLeadFunnel = endpoint(at.getLeadFunnel, {
  summary: 'From searches to answers, in the last days',
  access: 'supplier',
  query: z.object({
    days: z._default(z.coerce.number().check(z.refine((n) => funnelDays.some((d) => d === n))), 30),
  }),
  reply: LeadFunnel,
})

/** A reminder with null is none any more. */
export const LeadChange = z.object({
  version: z.number(message('Valor inválido.')).check(z.int(), z.gte(1), z.lt(largestInteger)),
  status: z.optional(z.enum(leadStatuses, message('Valor inválido.'))),
  remind_on: z.optional(z.nullable(day())),
})

export type LeadChange = z.infer<typeof LeadChange>

export const changeLead = endpoint(at.changeLead, {
  summary: 'State or reminder of a request, unless somebody changed it meanwhile',
  access: 'supplier',
  params: z.object({ id: id() }),
  body: LeadChange,
  reply: Lead,
  errors: ['NOT_FOUND', 'PLAN_REQUIRED', 'CHANGED_ELSEWHERE'],
})

export const LeadEntryForm = z.object({ texto: requiredLine(2000) })

export type LeadEntryForm = z.infer<typeof LeadEntryForm>

export const addLeadEntry = endpoint(at.addLeadEntry, {
  summary: 'A note for oneself, or an answer that goes to the visitor by e-mail',
  access: 'supplier',
  params: z.object({ id: id() }),
  body: z.extend(LeadEntryForm, { kind: z.enum(leadEntryKinds, message('Valor inválido.')) }),
  reply: Lead,
  limit: { max: 60, perSeconds: 10 * 60 },
  errors: ['NOT_FOUND', 'PLAN_REQUIRED', 'LEAD_FULL', 'TOO_MANY_REQUESTS'],
})

export const removeLeadNote = endpoint(at.removeLeadNote, {
  summary: 'Takes a note away; an answer was sent and stays',
  access: 'supplier',
  params: z.object({ id: id(), entryId: id() }),
  reply: Lead,
  errors: ['NOT_FOUND', 'PLAN_REQUIRED'],
})

export const exportLeads = endpoint(at.exportLeads, {
  summary: 'The requests that a filter finds, as CSV (UTF-8 with BOM, semicolons)',
  access: 'supplier',
  query: LeadFilter,
  reply: z.unknown(),
})

/** The weekly summary and new needs of the business bank. */
export const LeadMails = z.object({
  weekly: z.boolean(message('Valor inválido.')),
  needs: z.boolean(message('Valor inválido.')),
})

export type LeadMails = z.infer<typeof LeadMails>

export const getLeadMails = endpoint(at.getLeadMails, {
  summary: 'Which mails the supplier wants',
  access: 'supplier',
  reply: LeadMails,
  errors: ['NOT_FOUND'],
})

export const setLeadMails = endpoint(at.setLeadMails, {
  summary: 'Switches the weekly summary and the mails about new needs',
  access: 'supplier',
  body: LeadMails,
  reply: LeadMails,
  errors: ['NOT_FOUND'],
})

export const setWeeklyByLink = endpoint(at.setWeeklyByLink, {
  summary: 'Switches the weekly summary off, or on again, by the link of a mail',
  access: 'public',
  body: z.object({ token: linkToken(), weekly: z.boolean(message('Valor inválido.')) }),
  reply: z.object({ weekly: z.boolean() }),
  limit: { max: 30, perSeconds: 10 * 60 },
  errors: ['NOT_FOUND', 'TOO_MANY_REQUESTS'],
})
