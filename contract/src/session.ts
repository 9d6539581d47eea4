import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { secondFactorAnswer, SecondFactorWays } from './rules/passkey-answer.ts'

export const accountTypes = ['Freelancer', 'PF', 'Admin'] as const
export const AccountType = z.enum(accountTypes)
export type AccountType = z.infer<typeof AccountType>

export const adminPermission = 'marketplace_all'

const text = z.nullable(z.string())

/** The logged-in person. `password_user` is always null: no answer carries a secret. */
export const LoginUser = z.object({
  id: z.number(),
  nome: z.string(),
  email: z.string(),
  telefone: text,
  nascimento: text,
  cep: text,
  cidade: text,
  estado: text,
  cpf: text,
  com_oque_trabalha: text,
  empresa_trabalha: text,
  linkedin: text,
  bairro: text,
  logradouro: text,
  descricaoServico: text,
  numero: text,
  complemento: text,
  certificados: text,
  site_portifolio: text,
  password_user: z.null(),
  tipo_conta: z.string(),
  profileImage: text,
})

export const LoginCompany = z.object({
  id: z.number(),
  cnpj: z.string(),
  razao_social: z.string(),
  nome_fantasia: z.string(),
  site: text,
  telefone_empresa: text,
  whatsapp_empresa: text,
  cnae_primario: z.string(),
  cnae_secundario: text,
  cep: text,
  logradouro: text,
  numero: text,
  bairro: text,
  complemento: text,
  cidade: z.string(),
  estado: z.string(),
  segmento_empresa: text,
  descricaoServico: z.string(),
  outras_infos: text,
  atorizacoes: text,
  certificados: z.string(),
  tipo_empresa: z.literal('PJ'),
  marketplace: z.boolean(),
  status: z.boolean(),
})

/** What the client keeps under `infosUserLogin`. A visitor's has no user and no permission. */
export const LoginInfo = z.object({
  tipo: z.nullable(AccountType),
  permissions: z.tuple([z.array(z.string())]),
  user: z.nullable(LoginUser),
  empresa: z.nullable(LoginCompany),
})
export type LoginInfo = z.infer<typeof LoginInfo>

export const anonymous: LoginInfo = { tipo: null, permissions: [[]], user: null, empresa: null }

/** The specification's helper: does any string of the first list contain this text? */
export function hasPermission(info: Pick<LoginInfo, 'permissions'>, text: string): boolean {
  return info.permissions[0].some((permission) => permission.includes(text))
}

// No rules on purpose: empty fields are sent, and every failure answers the same.
const LoginBody = z.object({
  email: z._default(z.string().check(z.maxLength(254)), ''),
  password: z._default(z.string().check(z.maxLength(1000)), ''),
})

export const login = endpoint({
  method: 'POST',
  path: '/v1/auth/login',
  summary: 'Opens a session',
  access: 'public',
  body: LoginBody,
  reply: LoginInfo,
  limit: { max: 20, perSeconds: 5 * 60, stored: true },
  proofAfter: { max: 8, perSeconds: 5 * 60 },
  errors: ['LOGIN_FAILED', 'SECOND_FACTOR_REQUIRED', 'LOGIN_CODE_REQUIRED', 'TOO_MANY_REQUESTS'],
})

export const loginSecondStep = endpoint({
  method: 'POST',
  path: '/v1/auth/login/second-step',
  summary: 'Opens the session of somebody whose login asked for a code or a passkey',
  access: 'public',
  body: z.object(secondFactorAnswer),
  reply: LoginInfo,
  limit: { max: 20, perSeconds: 5 * 60, stored: true },
  errors: [
    'SECOND_FACTOR_WRONG',
    'SECOND_FACTOR_EXPIRED',
    'SECOND_FACTOR_UNREADABLE',
    'PASSKEY_EXPIRED',
    'PASSKEY_REFUSED',
    'PASSKEY_UNKNOWN',
    'TOO_MANY_REQUESTS',
  ],
})

export const getSecondStep = endpoint({
  method: 'GET',
  path: '/v1/auth/login/second-step',
  summary: 'What answers the second step that this browser is in',
  access: 'public',
  reply: SecondFactorWays,
  errors: ['SECOND_FACTOR_EXPIRED'],
})

export const logout = endpoint({
  method: 'POST',
  path: '/v1/auth/logout',
  summary: 'Ends the session',
  access: 'public',
  reply: LoginInfo,
})

export const me = endpoint({
  method: 'GET',
  path: '/v1/auth/me',
  summary: 'The login info of the caller, anonymous for a visitor',
  access: 'public',
  reply: LoginInfo,
})
