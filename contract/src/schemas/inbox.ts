import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import * as at from '../inbox.ts'
import { inboxStatuses } from '../inbox.ts'
import { id, line } from '../rules/fields.ts'
import { message } from '../rules/messages.ts'
import { planCodes, supplierKinds } from '../rules/plans.ts'
import { PageQuery } from './paging.ts'

/** The supplier who was logged in while writing, as attendants see it. */
export const SupplierShown = z.object({
  id: z.number(),
  nome: z.string(),
  kind: z.enum(supplierKinds),
  plan: z.enum(planCodes),
})

export type SupplierShown = z.infer<typeof SupplierShown>

/** A message that a visitor left in the chat while nobody attended. */
export const InboxMessage = z.object({
  id: z.number(),
  nome: z.string(),
  email: z.string(),
  telefone: z.string(),
  texto: z.string(),
  status: z.enum(inboxStatuses),
  created_at: z.string(),
  /** When it came into this state, and by whom; null while nobody changed it. */
  handled_at: z.nullable(z.string()),
  handled_by: z.nullable(z.string()),
  /** Of somebody with priority support: these come first. */
  priority: z.boolean(),
  supplier: z.nullable(SupplierShown),
})

export type InboxMessage = z.infer<typeof InboxMessage>

export const listInboxMessages = endpoint(at.listInboxMessages, {
  summary:
    'Messages left in the chat: new ones oldest first, those with priority before; others newest first',
  access: 'admin',
  query: z.extend(PageQuery, {
    status: z._default(z.enum(inboxStatuses), 'nova'),
    busca: z._default(line(100), ''),
  }),
  reply: z.object({ data: z.array(InboxMessage), total: z.number() }),
})

export const setInboxStatus = endpoint(at.setInboxStatus, {
  summary: 'Marks a message as answered or archived, or as new again',
  access: 'admin',
  params: z.object({ id: id() }),
  body: z.object({ status: z.enum(inboxStatuses, message('Valor inválido.')) }),
  reply: InboxMessage,
  errors: ['NOT_FOUND'],
})
