import type { ReferralInput } from 'contract/referrals'

const names = [
  'nome_indicador',
  'empresa_freelancer_indicada',
  'email_indicado',
  'telefone_indicado',
  'website',
] as const

/** What the form holds when the browser itself sends it. */
export const referralIn = (fields: FormData): ReferralInput =>
  Object.fromEntries(names.map((name) => [name, String(fields.get(name) ?? '')])) as Record<
    (typeof names)[number],
    string
  >

export const noReferral: ReferralInput = referralIn(new FormData())
