import type { AuditList } from 'contract/audit'
import type { PlanCode } from 'contract/rules/plans'
import { m } from '#texts/messages.js'
import { fieldLabel } from '../../model/field-labels.ts'
import { useFormat } from '../../lib/format.ts'
import { planName } from '../../model/plan.ts'

/** Recommendations, reports, messages and so on; the status of a supplier is a yes or no. */
const statusTexts = {
  aguardando: () => m.referrals_status({ status: 'aguardando' }),
  contactado: () => m.referrals_status({ status: 'contactado' }),
  aberta: () => m.moderation_status({ status: 'aberta' }),
  procedente: () => m.moderation_status({ status: 'procedente' }),
  descartada: () => m.moderation_status({ status: 'descartada' }),
  aberto: () => m.privacy_status({ status: 'aberto' }),
  atendido: () => m.privacy_status({ status: 'atendido' }),
  negado: () => m.privacy_status({ status: 'negado' }),
  nova: () => m.inbox_status({ status: 'nova' }),
  respondida: () => m.inbox_status({ status: 'respondida' }),
  arquivada: () => m.inbox_status({ status: 'arquivada' }),
  publicada: () => m.reviews_status({ status: 'publicada' }),
  espera: () => m.reviews_status({ status: 'espera' }),
  removida: () => m.reviews_status({ status: 'removida' }),
  recusado: () => m.referrals_status({ status: 'recusado' }),
  vencida: () => m.needs_state({ state: 'vencida' }),
  aceita: () => m.needs_state({ state: 'aceita' }),
  encerrada: () => m.needs_state({ state: 'encerrada' }),
}

const listTexts = {
  freelancers: m.admin_freelancersTitle,
  empresas: m.admin_companiesTitle,
  indicacoes: m.referrals_pageTitle,
  contatos: m.contacts_requestsTitle,
  mensagens: m.inbox_title,
  demandas: () => m.dashboard_menuItem({ page: 'needQueue' }),
  avaliacoes: () => m.dashboard_menuItem({ page: 'reviewQueue' }),
  denuncias: () => m.dashboard_menuItem({ page: 'reports' }),
  'pedidos-de-dados': m.dataRequests_title,
} satisfies Record<AuditList, () => string>

const isStatus = (value: unknown): value is keyof typeof statusTexts =>
  typeof value === 'string' && Object.hasOwn(statusTexts, value)

/** A value of its own here, where other pages have it within a sentence: 'Em análise'. */
export function statusText(value: unknown): string {
  const text = isStatus(value) ? statusTexts[value]() : String(value)
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}`
}

/** The audit log in words: the name of a field, and its value before or after. */
export function useChangeTexts() {
  const { dateTime } = useFormat()
  return {
    labelOf: fieldLabel,
    valueOf(field: string, value: unknown): string {
      if (value === undefined || value === null || value === '') return '—'
      if (typeof value === 'boolean') return value ? m.admin_yes() : m.admin_no()
      if (field === 'plan') return planName(value as PlanCode)
      if (field === 'status') return statusText(value)
      if (field === 'lista') return listTexts[value as AuditList]()
      if (field === 'link_until') return dateTime(String(value))
      if (field === 'photo') return m.audit_photo({ id: String(value).slice(0, 6) })
      return Array.isArray(value) ? value.join(', ') || '—' : String(value)
    },
  }
}
