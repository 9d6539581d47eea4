import {
  companyFields as ofCompanies,
  freelancerFields as ofFreelancers,
  ownerFields,
} from 'contract/schemas/supplier-fields'

/** Every field of the records but secrets, in the order in which people read them. */
export const freelancerFields = [
  'id',
  'status',
  'plan',
  'tipo_conta',
  ...Object.keys(ofFreelancers),
]
export const personFields = ['id', 'status', 'tipo_conta', ...Object.keys(ownerFields)]
export const companyFields = [
  'id',
  'status',
  'plan',
  'tipo_empresa',
  ...Object.keys(ofCompanies),
  'id_user_pf',
]
