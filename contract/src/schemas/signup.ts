import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import * as at from '../signup.ts'
import { categoryChoice } from '../rules/category-choice.ts'
import { certificates } from '../rules/certificates.ts'
import { cnaeList } from '../rules/cnae.ts'
import { noComplement } from '../rules/complement.ts'
import { email, emptyOr, honeypot, id, line, longText, phone } from '../rules/fields.ts'
import { message } from '../rules/messages.ts'
import { city, link, newPassword, refuseWeakPassword, state } from '../rules/person-fields.ts'
import { serviceArea } from '../rules/service-area.ts'
import { schemasOf } from './field-schemas.ts'
import { companyFields, freelancerFields, ownerFields } from './supplier-fields.ts'

const fixed = <T extends string | boolean>(value: T) =>
  z._default(z.literal(value, message('Valor inválido.')), value)

/** What a company's owner fills in. Each step of the wizard is a pick of it. */
export const OwnerForm = z.object(schemasOf(ownerFields, 'ask'))

export type OwnerForm = z.input<typeof OwnerForm>

const secret = { password_user: newPassword() }

const status = fixed(true)

export const OwnerSignup = z
  .strictObject({ ...OwnerForm.shape, ...secret, tipo_conta: fixed('master'), status })
  .check(refuseWeakPassword())

export type OwnerSignup = z.output<typeof OwnerSignup>

/** What a freelancer fills in, with right values; `freelancerPayload` makes the wire's of it. */
export const FreelancerForm = z.object(schemasOf(freelancerFields, 'ask'))

export type FreelancerForm = z.input<typeof FreelancerForm>

const { certificados: certificatesField, ...freelancerShape } = FreelancerForm.shape

/**
 * The wire's quirks, which hold: `cidade` is the state's code, `estado` the city's name and
 * `empresa_trabalha` the certificates. rules/freelancer-payload.ts turns them there and back.
 */
export const FreelancerSignup = z
  .strictObject({
    ...freelancerShape,
    ...secret,
    cidade: state(),
    estado: city(),
    complemento: z._default(line(120), noComplement),
    empresa_trabalha: z.optional(certificatesField),
    site_portifolio: z._default(link(), ''),
    categorias: z._default(categoryChoice(), []),
    atendeEm: z._default(serviceArea(), []),
    marketplace: z._default(z.boolean(message('Valor inválido.')), false),
    tipo_conta: fixed('Freelancer'),
    status,
  })
  .check(refuseWeakPassword())

export type FreelancerSignup = z.output<typeof FreelancerSignup>

/** What is asked about a company. */
export const CompanyForm = z.object(schemasOf(companyFields, 'ask'))

export type CompanyForm = z.input<typeof CompanyForm>

const optionalLine = (max: number) => z._default(line(max), '')

/**
 * Callers may leave out what has a default here. Every key of ours has one: company type, municipal
 * registration, categories, both phones and 'Atende em'.
 */
export const CompanySignup = z.strictObject({
  ...CompanyForm.shape,
  site: z._default(link(), ''),
  atendeEm: z._default(serviceArea(), []),
  telefone_empresa: z._default(emptyOr(phone()), ''),
  whatsapp_empresa: z._default(emptyOr(phone()), ''),
  cnae_secundario: z._default(cnaeList(), ''),
  complemento: optionalLine(120),
  tipo_negocio: optionalLine(120),
  inscricao_municipal: optionalLine(60),
  segmento_empresa: optionalLine(160),
  marketplace: z._default(z.boolean(message('Valor inválido.')), false),
  atorizacoes: z.optional(certificates()),
  certificados: z.optional(certificates()),
  categorias: z._default(categoryChoice(), []),
  outras_infos: z._default(longText(), ''),
  tipo_empresa: fixed('PJ'),
  id_user_pf: id(),
  status,
})

export type CompanySignup = z.output<typeof CompanySignup>

/** A number is understood too: one screen of the specification enters the code as a number. */
export const emailCode = z.pipe(
  z.union([z.string().check(z.trim(), z.maxLength(20)), z.number()], message('Valor inválido.')),
  z.transform((value: string | number) => String(value).replace(/[\s-]/g, '')),
)

export const CodeCheck = z.object({ correct: z.boolean(), message: z.string() })

export const CodeSent = z.object({ message: z.string(), retryAfter: z.number() })

export const sendEmailCode = endpoint(at.sendEmailCode, {
  summary: 'Sends a code to an e-mail; answers the same whether or not it has an account',
  access: 'public',
  body: z.object({ email: email(), codeVerify: z.optional(z.unknown()), website: honeypot() }),
  reply: CodeSent,
  limit: { max: 20, perSeconds: 60 * 60, stored: true },
  proofAfter: { max: 6, perSeconds: 60 * 60 },
  errors: ['TOO_MANY_REQUESTS'],
})

export const verifyEmailCode = endpoint(at.verifyEmailCode, {
  summary: 'Says whether the code is right, with a message; a right one works once',
  access: 'public',
  body: z.object({ email: email(), codeVerify: emailCode }),
  reply: CodeCheck,
  limit: { max: 30, perSeconds: 10 * 60, stored: true },
  errors: ['TOO_MANY_REQUESTS'],
})

const createLimit = { max: 10, perSeconds: 30 * 60, stored: true }

export const createOwner = endpoint(at.createOwner, {
  summary: 'Creates the account of a company owner and opens its session',
  access: 'public',
  body: OwnerSignup,
  reply: z.object({ user_id: z.number() }),
  status: 201,
  limit: createLimit,
  errors: ['EMAIL_NOT_VERIFIED', 'EMAIL_TAKEN', 'CPF_TAKEN', 'TOO_MANY_REQUESTS'],
})

export const createFreelancer = endpoint(at.createFreelancer, {
  summary: 'Creates a freelancer and opens its session',
  access: 'public',
  body: FreelancerSignup,
  reply: z.object({ id_user: z.number() }),
  status: 201,
  limit: createLimit,
  errors: ['EMAIL_NOT_VERIFIED', 'EMAIL_TAKEN', 'CPF_TAKEN', 'TOO_MANY_REQUESTS'],
})

export const createCompany = endpoint(at.createCompany, {
  summary: 'Registers the company of the owner who is logged in (id_user_pf)',
  access: 'supplier',
  body: CompanySignup,
  reply: z.object({ id: z.number(), id_user_pf: z.number() }),
  status: 201,
  limit: createLimit,
  errors: ['CNPJ_TAKEN', 'COMPANY_ALREADY_REGISTERED', 'FORBIDDEN', 'NOT_FOUND'],
})
