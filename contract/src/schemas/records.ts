import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import * as at from '../records.ts'
import { recordSorts } from '../records.ts'
import { line } from '../rules/fields.ts'
import { message } from '../rules/messages.ts'
import { planCodes } from '../rules/plans.ts'
import { PageQuery } from './paging.ts'
import { CompanyRecord, FreelancerRecord, PersonRecord } from './profiles.ts'

const filter = {
  /** A part of a name, e-mail, CPF, CNPJ or city; several words must all be found. */
  busca: z._default(line(100), ''),
  plan: z.optional(z.enum(planCodes)),
  estado: z.optional(
    line(2).check(z.toUpperCase(), z.regex(/^[A-Z]{2}$/, message('Valor inválido.'))),
  ),
  status: z.optional(z.enum(['ativo', 'inativo'])),
}

export const RecordFilter = z.object(filter)

export type RecordFilter = z.infer<typeof RecordFilter>

export const RecordQuery = z.extend(PageQuery, {
  ...filter,
  sort: z._default(z.enum(recordSorts), 'id'),
  order: z._default(z.enum(['asc', 'desc']), 'desc'),
})

export type RecordQuery = z.infer<typeof RecordQuery>

export const listFreelancers = endpoint(at.listFreelancers, {
  summary: 'A page of freelancers; skip counts records',
  access: 'admin',
  query: RecordQuery,
  reply: z.object({
    data: z.array(FreelancerRecord),
    totalPages: z.number(),
    total: z.number(),
  }),
})

export const listCompanies = endpoint(at.listCompanies, {
  summary: 'A page of companies with their owners; skip counts records',
  access: 'admin',
  query: RecordQuery,
  reply: z.object({
    data: z.array(z.object({ pf: PersonRecord, pj: CompanyRecord })),
    totalPage: z.number(),
    total: z.number(),
  }),
})

export const exportFreelancers = endpoint(at.exportFreelancers, {
  summary: 'The freelancers that a filter finds, as CSV (UTF-8 with BOM, semicolons), by id',
  access: 'admin',
  query: RecordFilter,
  reply: z.unknown(),
})

export const exportCompanies = endpoint(at.exportCompanies, {
  summary: 'The companies that a filter finds, as CSV (UTF-8 with BOM, semicolons), by id',
  access: 'admin',
  query: RecordFilter,
  reply: z.unknown(),
})
