import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import * as at from '../audit.ts'
import { auditActions, auditSubjects } from '../audit.ts'
import { day, id, line } from '../rules/fields.ts'
import { PageQuery } from './paging.ts'

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

export const listChanges = endpoint(at.listChanges, {
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
