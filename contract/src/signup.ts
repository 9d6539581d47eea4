import type {
  CompanyForm,
  CompanySignup,
  FreelancerForm,
  FreelancerSignup,
  OwnerForm,
  OwnerSignup,
} from './schemas/signup.ts'
import type * as z from 'zod/mini'
import { swapForWire } from './rules/freelancer-payload.ts'
import { noComplement } from './rules/complement.ts'
export type * from './schemas/signup.ts'

/** What the wizard sends: the authorizations count as certificates; without marketplace, neither. */
export function companyPayload(form: CompanyForm, ownerId: number): z.input<typeof CompanySignup> {
  const atorizacoes = form.marketplace ? form.atorizacoes : ''
  return {
    ...form,
    atorizacoes,
    certificados: atorizacoes,
    outras_infos: form.marketplace ? form.outras_infos : '',
    tipo_empresa: 'PJ',
    id_user_pf: ownerId,
    status: true,
  }
}

export const freelancerPayload = (
  form: FreelancerForm,
  password: string,
): z.input<typeof FreelancerSignup> => ({
  ...swapForWire(form),
  complemento: form.complemento || noComplement,
  tipo_conta: 'Freelancer',
  status: true,
  password_user: password,
})

export function ownerPayload(form: OwnerForm, password: string): z.input<typeof OwnerSignup> {
  return { ...form, tipo_conta: 'master', status: true, password_user: password }
}

export const sendEmailCode = 'POST /v1/Emails/get_code' as const
export const verifyEmailCode = 'POST /v1/Emails/verify_code' as const
export const createOwner = 'POST /v1/users/create-users-pf/' as const
export const createFreelancer = 'POST /v1/users/create-users-freelancer/' as const
export const createCompany = 'POST /v1/users/create-users-pj/' as const
