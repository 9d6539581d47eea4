import type { AuditList } from 'contract/audit'
import type { PlanCode } from 'contract/rules/plans'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../lib/format.ts'
import { usePlanName } from '../../lib/plan.ts'

/** Recommendations and reports; the status of a supplier is a yes or no. */
const statusTexts = {
  aguardando: 'referrals.aguardando',
  contactado: 'referrals.contactado',
  aberta: 'moderation.status_aberta',
  procedente: 'moderation.status_procedente',
  descartada: 'moderation.status_descartada',
  aberto: 'privacy.status_aberto',
  atendido: 'privacy.status_atendido',
  negado: 'privacy.status_negado',
  recusado: 'referrals.recusado',
} as const

const listTexts = {
  freelancers: 'admin.freelancersTitle',
  empresas: 'admin.companiesTitle',
  indicacoes: 'referrals.pageTitle',
  contatos: 'contacts.requestsTitle',
  mensagens: 'inbox.title',
  denuncias: 'dashboard.menu_reports',
  'pedidos-de-dados': 'dataRequests.title',
} as const satisfies Record<AuditList, string>

const isStatus = (value: unknown): value is keyof typeof statusTexts =>
  typeof value === 'string' && Object.hasOwn(statusTexts, value)

/** The audit log in words: the name of a field, and its value before or after. */
export function useChangeTexts() {
  const { t } = useTranslation()
  const planName = usePlanName()
  const { dateTime } = useFormat()
  return {
    labelOf: (field: string): string => t(`fields.${field as 'nome'}`),
    valueOf(field: string, value: unknown): string {
      if (value === undefined || value === null || value === '') return '—'
      if (typeof value === 'boolean') return value ? t('admin.yes') : t('admin.no')
      if (field === 'plan') return planName(value as PlanCode)
      if (field === 'status' && isStatus(value)) return t(statusTexts[value])
      if (field === 'lista') return t(listTexts[value as AuditList])
      if (field === 'link_until') return dateTime(String(value))
      if (field === 'photo') return t('audit.photo', { id: String(value).slice(0, 6) })
      return Array.isArray(value) ? value.join(', ') || '—' : String(value)
    },
  }
}
