import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import * as at from '../session.ts'
import { accountTypes } from '../session.ts'
import { fieldsOfLogin, schemasOf } from './field-schemas.ts'
import { companyFields, freelancerFields } from './supplier-fields.ts'
import { secondFactorAnswer, SecondFactorWays } from '../rules/passkey-answer.ts'

export const AccountType = z.enum(accountTypes)

export type AccountType = z.infer<typeof AccountType>

const text = z.nullable(z.string())

type Texts<Fields> = { [Key in keyof Fields]: typeof text }

/** Everybody who logs in has these, filled or not: a company's owner only some, an administrator few. */
const personTexts = Object.fromEntries(
  Object.keys(fieldsOfLogin(freelancerFields)).map((name) => [name, text]),
) as Texts<ReturnType<typeof fieldsOfLogin<typeof freelancerFields>>>

/** The logged-in person. `password_user` is always null: no answer carries a secret. */
export const LoginUser = z.object({
  ...personTexts,
  id: z.number(),
  nome: z.string(),
  email: z.string(),
  password_user: z.null(),
  tipo_conta: z.string(),
  profileImage: text,
})

export const LoginCompany = z.object({
  id: z.number(),
  ...schemasOf(fieldsOfLogin(companyFields), 'record'),
  tipo_empresa: z.literal('PJ'),
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

// No rules on purpose: empty fields are sent, and every failure answers the same.
const LoginBody = z.object({
  email: z._default(z.string().check(z.maxLength(254)), ''),
  password: z._default(z.string().check(z.maxLength(1000)), ''),
})

export const login = endpoint(at.login, {
  summary: 'Opens a session',
  access: 'public',
  body: LoginBody,
  reply: LoginInfo,
  limit: { max: 20, perSeconds: 5 * 60, stored: true },
  proofAfter: { max: 8, perSeconds: 5 * 60, failuresOnly: true },
  errors: ['LOGIN_FAILED', 'SECOND_FACTOR_REQUIRED', 'LOGIN_CODE_REQUIRED', 'TOO_MANY_REQUESTS'],
})

export const loginSecondStep = endpoint(at.loginSecondStep, {
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

export const getSecondStep = endpoint(at.getSecondStep, {
  summary: 'What answers the second step that this browser is in',
  access: 'public',
  reply: SecondFactorWays,
  errors: ['SECOND_FACTOR_EXPIRED'],
})

export const logout = endpoint(at.logout, {
  summary: 'Ends the session',
  access: 'public',
  reply: LoginInfo,
})

export const me = endpoint(at.me, {
  summary: 'The login info of the caller, anonymous for a visitor',
  access: 'public',
  reply: LoginInfo,
})
