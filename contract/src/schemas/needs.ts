import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import * as at from '../needs.ts'
import { categorySlugs } from '../rules/categories.ts'
import {
  acceptedTerms,
  day,
  email,
  fileName,
  holdsWebAddress,
  honeypot,
  id,
  line,
  linkToken,
  phone,
  requiredLine,
  senderName,
} from '../rules/fields.ts'
import { licences } from '../rules/licences.ts'
import { message } from '../rules/messages.ts'
import { declineReasons, needKinds, needRemovalReasons } from '../rules/needs.ts'
import { city, state } from '../rules/person-fields.ts'
import { MailedLinkForm } from './mailed-link.ts'
import { MyProposal, need } from './needs-proposals.ts'
import { PageQuery } from './paging.ts'
import { CodeCheck, CodeSent, emailCode } from './signup.ts'

const text = z.nullable(z.string())

/** Strangers read it in a mail of ours: it must not carry the sender's link there. */
const withoutAddress = <Text extends z.ZodMiniString>(field: Text) =>
  field.check(
    z.refine(
      (value) => !holdsWebAddress(value),
      message('Escreva sem endereços da internet nem e-mails.'),
    ),
  )

/** What a buyer fills in. Who they are stays here until they agree to tell it. */
export const NeedForm = z.object({
  titulo: withoutAddress(requiredLine(120)),
  descricao: requiredLine(4000).check(
    z.minLength(10, message('Conte em pelo menos 10 caracteres.')),
  ),
  categoria: z.enum(categorySlugs, message('Escolha uma categoria.')),
  quantidade: z._default(withoutAddress(line(120)), ''),
  estado: state(),
  cidade: city(),
  prazo: day(),
  licencas: z._default(
    z.array(z.enum(licences, message('Valor inválido.')), message('Valor inválido.')),
    [],
  ),
  tipo: z.enum(needKinds, message('Valor inválido.')),
  nome: senderName(),
  email: email(),
  telefone: phone(),
  termos_aceitos: acceptedTerms(),
  website: honeypot(),
})

export type NeedForm = z.input<typeof NeedForm>

export const sendNeedCode = endpoint(at.sendNeedCode, {
  summary: 'Sends the code that confirms the e-mail of whoever describes a need',
  access: 'public',
  body: z.object({ email: email(), website: honeypot() }),
  reply: CodeSent,
  limit: { max: 20, perSeconds: 60 * 60, stored: true },
  proofAfter: { max: 6, perSeconds: 60 * 60 },
  errors: ['TOO_MANY_REQUESTS'],
})

export const verifyNeedCode = endpoint(at.verifyNeedCode, {
  summary: 'A right code lets this browser publish a need of that e-mail within the hour',
  access: 'public',
  body: z.object({ email: email(), codeVerify: emailCode }),
  reply: CodeCheck,
  limit: { max: 30, perSeconds: 10 * 60, stored: true },
  errors: ['TOO_MANY_REQUESTS'],
})

const uploadErrors = ['TOO_MANY_REQUESTS', 'DOCUMENT_UNREADABLE', 'DOCUMENT_TOO_LARGE'] as const

export const uploadNeedFile = endpoint(at.uploadNeedFile, {
  summary: 'Stores the multipart field `file`, a PDF, for the need that this browser publishes',
  access: 'public',
  multipart: true,
  reply: z.object({ file: fileName() }),
  limit: { max: 20, perSeconds: 60 * 60 },
  errors: ['NEED_EMAIL_UNCONFIRMED', ...uploadErrors],
})

/** What opens a need: part of its private link. */
const token = linkToken()

export const createNeed = endpoint(at.createNeed, {
  summary: 'Publishes a need; the suppliers who fit are told, its private link goes by e-mail',
  access: 'public',
  body: z.extend(NeedForm, { file: z.optional(fileName()) }),
  reply: z.object({ token, suppliers: z.number() }),
  status: 201,
  limit: { max: 10, perSeconds: 60 * 60, stored: true },
  proofAfter: { max: 3, perSeconds: 60 * 60 },
  errors: ['NEED_EMAIL_UNCONFIRMED', 'NEED_FILE_GONE', 'TOO_MANY_REQUESTS'],
})

/** As the buyer sees it. */
export const MyNeed = z.object({
  ...need,
  nome: z.string(),
  email: z.string(),
  telefone: z.string(),
  /** Why administrators removed it. */
  removed_reason: z.nullable(z.enum(needRemovalReasons)),
  removed_note: text,
  /** The day until which an extension would lead; null when there is none. */
  extends_to: text,
  proposals: z.array(MyProposal),
})

export type MyNeed = z.infer<typeof MyNeed>

const mine = z.object({ token })
const linkErrors = ['NEED_LINK_INVALID', 'TOO_MANY_REQUESTS'] as const
const limit = { max: 60, perSeconds: 10 * 60 }

export const readMyNeed = endpoint(at.readMyNeed, {
  summary: 'A need with its proposals, for the buyer, by the private link',
  access: 'public',
  body: mine,
  reply: MyNeed,
  limit: { max: 240, perSeconds: 10 * 60 },
  errors: linkErrors,
})

export const sendMyNeedsLink = endpoint(at.sendMyNeedsLink, {
  summary: 'Mails the private links of an address; the same answer for all',
  access: 'public',
  body: MailedLinkForm,
  reply: z.object({ sent: z.literal(true) }),
  limit: { max: 10, perSeconds: 60 * 60 },
  errors: ['TOO_MANY_REQUESTS'],
})

export const extendNeed = endpoint(at.extendNeed, {
  summary: 'Takes proposals for some days more, also of a need whose time is over',
  access: 'public',
  body: mine,
  reply: MyNeed,
  limit,
  errors: ['NEED_CLOSED', ...linkErrors],
})

export const closeNeed = endpoint(at.closeNeed, {
  summary: 'Ends a need; whoever still waits for a word is told',
  access: 'public',
  body: mine,
  reply: MyNeed,
  limit,
  errors: ['NEED_CLOSED', ...linkErrors],
})

const params = z.object({ id: id() })

export const MessageForm = z.object({ texto: requiredLine(2000) })

export type MessageForm = z.infer<typeof MessageForm>

export const askProposal = endpoint(at.askProposal, {
  summary: 'Asks a supplier about its proposal',
  access: 'public',
  params,
  body: z.extend(MessageForm, { token }),
  reply: MyNeed,
  limit,
  errors: ['NOT_FOUND', 'NEED_CLOSED', 'PROPOSAL_FULL', ...linkErrors],
})

export const shareContact = endpoint(at.shareContact, {
  summary: 'Buyer and supplier see each other’s contact, before anything is decided',
  access: 'public',
  params,
  body: mine,
  reply: MyNeed,
  limit,
  errors: ['NOT_FOUND', 'NEED_CLOSED', ...linkErrors],
})

export const acceptProposal = endpoint(at.acceptProposal, {
  summary: 'Accepts one proposal: contacts pass, the others are told, the need is over',
  access: 'public',
  params,
  body: mine,
  reply: MyNeed,
  limit,
  errors: ['NOT_FOUND', 'NEED_CLOSED', ...linkErrors],
})

export const DeclineForm = z.object({
  motivo: z.enum(declineReasons, message('Escolha um motivo.')),
  texto: z._default(line(500), ''),
})

export type DeclineForm = z.infer<typeof DeclineForm>

export const declineProposal = endpoint(at.declineProposal, {
  summary: 'Declines a proposal, with a reason that the supplier reads',
  access: 'public',
  params,
  body: z.extend(DeclineForm, { token }),
  reply: MyNeed,
  limit,
  errors: ['NOT_FOUND', 'NEED_CLOSED', ...linkErrors],
})

/** As administrators see it. */
export const AdminNeed = z.object({
  ...need,
  nome: z.string(),
  email: z.string(),
  proposals: z.number(),
  removed_reason: z.nullable(z.enum(needRemovalReasons)),
  removed_note: text,
})

export type AdminNeed = z.infer<typeof AdminNeed>

export const listNeeds = endpoint(at.listNeeds, {
  summary: 'The needs of the business bank, newest first',
  access: 'admin',
  query: z.extend(PageQuery, {
    status: z._default(z.enum(['abertas', 'fechadas', 'removidas']), 'abertas'),
    estado: z.optional(state()),
  }),
  reply: z.object({ data: z.array(AdminNeed), total: z.number() }),
})

export const NeedMap = z.array(
  z.object({ estado: z.string(), abertas: z.number(), total: z.number() }),
)

export type NeedMap = z.infer<typeof NeedMap>

export const getNeedMap = endpoint(at.getNeedMap, {
  summary: 'How many needs each state has: open ones, and those of the last 90 days',
  access: 'admin',
  reply: NeedMap,
})

export const NeedRemoval = z.object({
  motivo: z.enum(needRemovalReasons, message('Escolha um motivo.')),
  note: requiredLine(500),
})

export type NeedRemoval = z.infer<typeof NeedRemoval>

export const removeNeed = endpoint(at.removeNeed, {
  summary: 'Removes a need, with a reason that the buyer reads and the audit log keeps',
  access: 'admin',
  params,
  body: NeedRemoval,
  reply: AdminNeed,
  errors: ['NOT_FOUND', 'NEED_CLOSED'],
})
