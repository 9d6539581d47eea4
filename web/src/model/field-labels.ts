import {
  companyFields,
  freelancerFields,
  ownerFields,
  type SupplierFields,
} from 'contract/schemas/supplier-fields'
import { m } from '#texts/messages.js'
import { getLocale } from '#texts/runtime.js'

const supplierFields: SupplierFields = { ...freelancerFields, ...ownerFields, ...companyFields }

/** What is not a supplier's own field but stands in records and the audit log. */
const otherLabels: Readonly<Record<string, () => string>> = {
  id: m.fields_id,
  status: m.fields_status,
  plan: m.fields_plan,
  tipo_conta: m.fields_tipo_conta,
  tipo_empresa: m.fields_tipo_empresa,
  id_user_pf: m.fields_id_user_pf,
  suspended_reason: m.fields_suspended_reason,
  motivo: m.fields_motivo,
  note: m.fields_note,
  supplier_id: m.fields_supplier_id,
  second_factor: m.fields_second_factor,
  link_until: m.fields_link_until,
  enabled: m.fields_enabled,
  photo: m.fields_photo,
  pagina: m.fields_pagina,
  endereco_pagina: m.fields_endereco_pagina,
  erased: m.fields_erased,
  lista: m.fields_lista,
  busca: m.fields_busca,
  authenticator_app: m.fields_authenticator_app,
  passkey: m.fields_passkey,
  answer: m.fields_answer,
  conversations_erased: m.fields_conversations_erased,
  self_service: m.fields_self_service,
  termo: m.fields_termo,
  palavras: m.fields_palavras,
  fornecedor: m.fields_fornecedor,
}

/** What forms, records and the audit log call a field of the wire; undefined for one nobody named. */
export const knownFieldLabel = (name: string): string | undefined =>
  supplierFields[name]?.label[getLocale()] ?? otherLabels[name]?.()

export const fieldLabel = (name: string): string => knownFieldLabel(name) ?? name
