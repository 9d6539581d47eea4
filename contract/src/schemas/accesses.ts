import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import * as at from '../accesses.ts'
import { id, line } from '../rules/fields.ts'
import { kindWord } from '../rules/supplier-kind.ts'
import { LoginInfo } from './session.ts'

const given = (max: number) => z.optional(z.nullable(line(max)))

export const ClickInput = z.object({
  id_busness: id(),
  typeUser: kindWord(),
  search_term: given(200),
  /** Only a fallback: the server finds the place from the address itself. */
  city: given(120),
  state: given(60),
  /** Part of the specification's payload; never read. */
  ip: given(60),
})

export const recordClick = endpoint(at.recordClick, {
  summary: 'Counts a visit to a supplier; answers the login info of the caller',
  access: 'public',
  body: ClickInput,
  reply: LoginInfo,
  limit: { max: 60, perSeconds: 60 },
  errors: ['NOT_FOUND', 'TOO_MANY_REQUESTS'],
})

const SupplierPath = z.object({ userId: id(), tipo: kindWord() })

const counts = { hoje: z.number(), semana: z.number(), mes: z.number(), ano: z.number() }

/** `anterior` is the equally long part of the period before: yesterday, last week up to this weekday. */
export const AccessSummary = z.object({ ...counts, anterior: z.object(counts) })

export type AccessSummary = z.infer<typeof AccessSummary>

export const getAccessSummary = endpoint(at.getAccessSummary, {
  summary: 'Accesses of today, this week, this month and this year (America/Sao_Paulo)',
  access: { ownerOf: 'supplier', idIn: 'params.userId' },
  params: SupplierPath,
  reply: AccessSummary,
  errors: ['NOT_FOUND'],
})

export const AccessRecord = z.object({
  /** Like 2026-11-15, a day of America/Sao_Paulo. */
  date: z.nullable(z.string()),
  term: z.nullable(z.string()),
  city: z.nullable(z.string()),
  state: z.nullable(z.string()),
  /** Missing or null counts as 1 (web/src/features/accesses/access-series.ts); this server always says it. */
  accesses: z.optional(z.nullable(z.number())),
})

export type AccessRecord = z.infer<typeof AccessRecord>

export const listAccesses = endpoint(at.listAccesses, {
  summary: 'Accesses by day, search term and city, newest first; not for the free plan',
  access: { ownerOf: 'supplier', idIn: 'params.userId' },
  params: SupplierPath,
  reply: z.array(AccessRecord),
  errors: ['NOT_FOUND', 'PLAN_REQUIRED'],
})
