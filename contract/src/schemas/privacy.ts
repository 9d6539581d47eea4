import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import * as at from '../privacy.ts'
import { correctableKinds, openedBy, requestKinds, requestStatuses } from '../privacy.ts'
import { consentPurposes } from '../rules/consents.ts'
import { email, emptyOr, honeypot, id, line, phone, requiredName } from '../rules/fields.ts'
import { message } from '../rules/messages.ts'
import { CodeCheck, CodeSent, emailCode } from './signup.ts'

const by = z.object({ by: z.enum(openedBy) })

export const sendPrivacyCode = endpoint(at.sendPrivacyCode, {
  summary: 'Sends a code to an e-mail; answers the same whether or not anything is kept about it',
  access: 'public',
  body: z.object({ email: email(), website: honeypot() }),
  reply: CodeSent,
  limit: { max: 20, perSeconds: 60 * 60, stored: true },
  proofAfter: { max: 6, perSeconds: 60 * 60 },
  errors: ['TOO_MANY_REQUESTS'],
})

export const verifyPrivacyCode = endpoint(at.verifyPrivacyCode, {
  summary: 'A right code opens what is kept about the e-mail in this browser for an hour',
  access: 'public',
  body: z.object({ email: email(), codeVerify: emailCode }),
  reply: CodeCheck,
  limit: { max: 30, perSeconds: 10 * 60, stored: true },
  errors: ['TOO_MANY_REQUESTS'],
})

const text = z.nullable(z.string())

const kept = { id: z.number(), nome: text, telefone: z.string(), created_at: z.string() }

const some = <Item extends z.ZodMiniType>(item: Item) =>
  z.object({ total: z.number(), data: z.array(item) })

export const MyRequest = z.object({
  id: z.number(),
  kind: z.enum(requestKinds),
  telefone: text,
  texto: z.string(),
  status: z.enum(requestStatuses),
  created_at: z.string(),
  due_at: z.string(),
  answer: text,
  answered_at: text,
})

export type MyRequest = z.infer<typeof MyRequest>

export const MyConsent = z.object({
  id: z.number(),
  purpose: z.enum(consentPurposes),
  version: z.string(),
  given_at: z.string(),
  revoked_at: text,
  /** The supplier whose contact was asked for, or the need that was described. */
  supplier: text,
})

export type MyConsent = z.infer<typeof MyConsent>

/** Everything at a glance, the newest of each; the whole of it is in the files. */
export const MyData = z.object({
  email: z.string(),
  account: z.nullable(
    z.object({
      nome: z.string(),
      created_at: z.string(),
      page: text,
      contactsReceived: z.number(),
      invoices: z.number(),
    }),
  ),
  contacts: some(z.object({ ...kept, mensagem: text, supplier: z.string(), slug: z.string() })),
  needs: some(z.object({ ...kept, titulo: z.string(), proposals: z.number() })),
  referrals: some(z.object({ ...kept, nome_indicador: z.string() })),
  conversations: some(z.object({ ...kept, updated_at: z.string(), messages: z.number() })),
  reports: z.number(),
  mails: z.number(),
  sessions: z.number(),
  consents: z.array(MyConsent),
  requests: z.array(MyRequest),
  /** Asked for no contact by recommendation. */
  noContact: z.boolean(),
  /** Why it cannot be erased now. */
  blocked: z.nullable(z.enum(['administrator', 'subscription'])),
})

export type MyData = z.infer<typeof MyData>

const proven = ['EMAIL_PROOF_REQUIRED', 'DATA_IN_ACCOUNT', 'TOO_MANY_REQUESTS'] as const

const limit = { max: 120, perSeconds: 60 }

export const isMyDataOpen = endpoint(at.isMyDataOpen, {
  summary: 'Whether a code opened the data of an e-mail in this browser within the hour',
  access: 'public',
  reply: z.object({ open: z.boolean() }),
  limit,
  errors: ['TOO_MANY_REQUESTS'],
})

export const getMyData = endpoint(at.getMyData, {
  summary: 'What is kept about whoever asks',
  access: 'public',
  query: by,
  reply: MyData,
  limit,
  errors: proven,
})

const fileLimit = { max: 20, perSeconds: 10 * 60 }

export const exportMyJson = endpoint(at.exportMyJson, {
  summary: 'The same, whole, as a JSON file',
  access: 'public',
  query: by,
  reply: z.unknown(),
  limit: fileLimit,
  errors: proven,
})

export const exportMyCsv = endpoint(at.exportMyCsv, {
  summary: 'The same, whole, as CSV (UTF-8 with BOM, semicolons): one line for each field',
  access: 'public',
  query: by,
  reply: z.unknown(),
  limit: fileLimit,
  errors: proven,
})

export const Correction = z.object({ nome: requiredName(120), telefone: phone() })

export type Correction = z.infer<typeof Correction>

export const correctMyData = endpoint(at.correctMyData, {
  summary: 'Puts name and phone right in what is kept about whoever asks',
  access: 'public',
  params: z.object({ kind: z.enum(correctableKinds), id: id() }),
  query: by,
  body: Correction,
  reply: MyData,
  limit,
  errors: ['NOT_FOUND', ...proven],
})

export const revokeMyConsent = endpoint(at.revokeMyConsent, {
  summary: 'Takes a consent back, and with it what it allowed',
  access: 'public',
  params: z.object({ id: id() }),
  query: by,
  reply: MyData,
  limit,
  errors: ['NOT_FOUND', 'CONSENT_NEEDED', ...proven],
})

export const refuseContactForMe = endpoint(at.refuseContactForMe, {
  summary: '“Não quero contato”: nobody recommends this address any more',
  access: 'public',
  query: by,
  reply: MyData,
  limit,
  errors: proven,
})

/** Only an account asks for a proof beside its session (identity.ts). */
export const Erasure = z.object({
  identityProof: z._default(line(100), ''),
  noContact: z._default(z.boolean(message('Valor inválido.')), false),
})

export const eraseMyData = endpoint(at.eraseMyData, {
  summary: 'Erases whoever asks. Invoices stay, without the person',
  access: 'public',
  query: by,
  body: Erasure,
  reply: z.object({ erased: z.number() }),
  limit: { max: 10, perSeconds: 10 * 60 },
  errors: [
    'IDENTITY_PROOF_REQUIRED',
    'ERASE_ADMINISTRATOR',
    'ERASE_SUBSCRIPTION_RUNNING',
    'ERASE_CHECKOUT_OPEN',
    'PAYMENT_JUST_CONFIRMED',
    'PAYMENTS_UNAVAILABLE',
    ...proven,
  ],
})

export const leaveMyData = endpoint(at.leaveMyData, {
  summary: 'Closes what a code opened in this browser',
  access: 'public',
  reply: z.object({ left: z.literal(true) }),
  limit,
})

/** What the page cannot settle by itself: for the administrators. */
export const DataRequestForm = z
  .object({
    kind: z.enum(requestKinds, message('Valor inválido.')),
    telefone: z._default(emptyOr(phone()), ''),
    texto: line(2_000).check(z.minLength(10, message('Conte em pelo menos 10 caracteres.'))),
  })
  .check(
    z.check(({ value, issues }) => {
      if (value.kind !== 'telefone' || value.telefone) return
      const text = message('Campo obrigatório.')
      issues.push({ code: 'custom', message: text, path: ['telefone'], input: value })
    }),
  )

export type DataRequestForm = z.input<typeof DataRequestForm>

export const createDataRequest = endpoint(at.createDataRequest, {
  summary: 'Asks the administrators for what the page cannot do; answered within 15 days',
  access: 'public',
  query: by,
  body: DataRequestForm,
  reply: MyData,
  limit: { max: 10, perSeconds: 60 * 60 },
  errors: proven,
})
