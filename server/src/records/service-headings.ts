import {
  companyFields,
  freelancerFields,
  ownerFields,
  type SupplierFields,
} from 'contract/schemas/supplier-fields'

const labelsOf = (fields: SupplierFields): Record<string, string> =>
  Object.fromEntries(Object.entries(fields).map(([name, { label }]) => [name, label.pt]))

/** The headings of an export, called as the screens call the fields. */
export const freelancerHeadings: Record<string, string> = {
  id: 'ID',
  ...labelsOf(freelancerFields),
  status: 'Ativo',
  tipo_conta: 'Tipo de conta',
  plan: 'Plano',
  suspended: 'Desativado pela administração',
}

const owner = {
  id: 'ID',
  ...labelsOf(ownerFields),
  tipo_conta: 'Tipo de conta',
  status: 'Ativo',
}

/** The owner's columns stand behind the company's own, with the prefix `dono_`. */
export const companyHeadings: Record<string, string> = {
  id: 'ID',
  id_user_pf: 'ID do dono',
  ...labelsOf(companyFields),
  status: 'Ativa',
  tipo_empresa: 'Tipo de pessoa',
  plan: 'Plano',
  suspended: 'Desativada pela administração',
  ...Object.fromEntries(
    Object.entries(owner).map(([name, label]) => [`dono_${name}`, `Dono: ${label}`]),
  ),
}
