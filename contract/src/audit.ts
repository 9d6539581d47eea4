import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { PageQuery } from './paging.ts'
import { day, id, line } from './rules/fields.ts'

/**
 * What an administrator can change or look at. A supplier's own data belong to the supplier's id; a list
 * as a whole has the id 0.
 */
export const auditSubjects = [
  'supplier',
  'referral',
  'report',
  'message',
  'account',
  'attendance',
  'list',
  'request',
] as const
export type AuditSubject = (typeof auditSubjects)[number]

export const auditActions = [
  'supplier.edit',
  'supplier.suspend',
  'supplier.activate',
  'supplier.photo',
  'referral.status',
  'report.resolve',
  'message.status',
  'account.create',
  'account.disable',
  'account.second-factor',
  'account.erase',
  'request.answer',
  'supplier.view',
  'attendance.view',
  'list.view',
  'list.export',
] as const
export type AuditAction = (typeof auditActions)[number]

/** Nothing was changed, but personal data was seen. */
export const viewActions = [
  'supplier.view',
  'attendance.view',
  'list.view',
  'list.export',
] as const satisfies readonly AuditAction[]

export const isView = (action: AuditAction): boolean =>
  (viewActions as readonly AuditAction[]).includes(action)

/** Lists with personal data, called as their addresses are. */
export const auditLists = [
  'freelancers',
  'empresas',
  'indicacoes',
  'contatos',
  'mensagens',
  'denuncias',
  'pedidos-de-dados',
] as const
export type AuditList = (typeof auditLists)[number]

const Facts = z.record(z.string(), z.unknown())

export const AuditEntry = z.object({
  id: z.number(),
  at: z.string(),
  action: z.enum(auditActions),
  subject: z.object({ kind: z.enum(auditSubjects), id: z.number(), nome: z.nullable(z.string()) }),
  admin: z.object({ id: z.number(), nome: z.nullable(z.string()) }),
  /** Only the fields that changed; of a list that was looked at, its name and filter in `after`. */
  before: Facts,
  after: Facts,
})
export type AuditEntry = z.infer<typeof AuditEntry>

export const listChanges = endpoint({
  method: 'GET',
  path: '/v1/audit/changes',
  summary:
    'What administrators changed or looked at, newest first; of one record, person, action and time or of all',
  access: 'admin',
  query: z.extend(PageQuery, {
    subject: z.optional(z.enum(auditSubjects)),
    id: z.optional(id()),
    /** A part of the name or e-mail of who changed it, or of the name of what was changed. */
    pessoa: z._default(line(100), ''),
    action: z.optional(z.enum(auditActions)),
    /** Leaves out what was only looked at. */
    changed: z.optional(z.literal('only')),
    /** Days of America/Sao_Paulo, both included. */
    de: z.optional(day()),
    ate: z.optional(day()),
  }),
  reply: z.object({ data: z.array(AuditEntry), total: z.number() }),
})
