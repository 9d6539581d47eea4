export type * from './schemas/audit.ts'

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
  'review',
  'need',
  /** What administrators taught the search. */
  'search',
] as const

export type AuditSubject = (typeof auditSubjects)[number]

export const auditActions = [
  'supplier.edit',
  'supplier.suspend',
  'supplier.activate',
  'supplier.photo',
  'supplier.page',
  'supplier.address',
  'referral.status',
  'report.resolve',
  'review.keep',
  'review.remove',
  'need.remove',
  'message.status',
  'account.create',
  'account.disable',
  'account.second-factor',
  'account.erase',
  'request.answer',
  'search.synonyms',
  'search.answer',
  'search.dismiss',
  'supplier.view',
  'attendance.view',
  'list.view',
  'list.export',
] as const

export type AuditAction = (typeof auditActions)[number]

/** What a change can be about, beside the fields of a supplier (schemas/supplier-fields.ts). */
export const auditFacts = [
  'status',
  'suspended_reason',
  'motivo',
  'note',
  'supplier_id',
  'second_factor',
  'link_until',
  'enabled',
  'photo',
  'pagina',
  'endereco_pagina',
  'erased',
  'lista',
  'busca',
  'authenticator_app',
  'passkey',
  'answer',
  'conversations_erased',
  'self_service',
  'termo',
  'palavras',
  'fornecedor',
] as const

export type AuditFact = (typeof auditFacts)[number]

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
  'avaliacoes',
  'demandas',
  'pedidos-de-dados',
] as const

export type AuditList = (typeof auditLists)[number]

export const listChanges = 'GET /v1/audit/changes' as const
