import {
  companyFields,
  freelancerFields,
  ownerFields,
  type SupplierFields,
} from 'contract/schemas/supplier-fields'
import type { Headings } from '../http/csv.ts'

const labelsOf = (fields: SupplierFields): Headings =>
  Object.fromEntries(Object.entries(fields).map(([name, { label }]) => [name, label]))

const id = { pt: 'ID', en: 'ID' }
const accountKind = { pt: 'Tipo de conta', en: 'Kind of account' }
const plan = { pt: 'Plano', en: 'Plan' }

/** The headings of an export, called as the screens call the fields. */
export const freelancerHeadings: Headings = {
  id,
  ...labelsOf(freelancerFields),
  status: { pt: 'Ativo', en: 'Active' },
  tipo_conta: accountKind,
  plan,
  suspended: { pt: 'Desativado pela administração', en: 'Deactivated by administrators' },
}

const owner: Headings = {
  id,
  ...labelsOf(ownerFields),
  tipo_conta: accountKind,
  status: { pt: 'Ativo', en: 'Active' },
}

/** The owner's columns stand behind the company's own, with the prefix `dono_`. */
export const companyHeadings: Headings = {
  id,
  id_user_pf: { pt: 'ID do dono', en: "Owner's ID" },
  ...labelsOf(companyFields),
  status: { pt: 'Ativa', en: 'Active' },
  tipo_empresa: { pt: 'Tipo de pessoa', en: 'Kind of person' },
  plan,
  suspended: { pt: 'Desativada pela administração', en: 'Deactivated by administrators' },
  ...Object.fromEntries(
    Object.entries(owner).map(([name, { pt, en }]) => [
      `dono_${name}`,
      { pt: `Dono: ${pt}`, en: `Owner: ${en}` },
    ]),
  ),
}
