import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import * as at from '../needs.ts'
import { count, day, fileName, id, linkToken, requiredLine } from '../rules/fields.ts'
import { message } from '../rules/messages.ts'
import {
  declineReasons,
  needKinds,
  needStates,
  priceUnits,
  proposalStatuses,
} from '../rules/needs.ts'
import { planCodes, supplierKinds } from '../rules/plans.ts'
import { Contact } from './contacts.ts'

const text = z.nullable(z.string())

/** `url` works for a day. */
export const NeedFile = z.object({ url: z.string(), name: z.string(), bytes: z.number() })

export type NeedFile = z.infer<typeof NeedFile>

/** A need as suppliers see it: nothing says who the buyer is. */
export const need = {
  id: z.number(),
  titulo: z.string(),
  descricao: z.string(),
  categoria: z.string(),
  quantidade: z.string(),
  cidade: z.string(),
  estado: z.string(),
  prazo: z.string(),
  licencas: z.array(z.string()),
  tipo: z.enum(needKinds),
  state: z.enum(needStates),
  created_at: z.string(),
  expires_at: z.string(),
  file: z.nullable(NeedFile),
}

export const ProposalForm = z.object({
  texto: requiredLine(4000).check(z.minLength(10, message('Conte em pelo menos 10 caracteres.'))),
  /** In reais. */
  preco: z
    .number(message('Informe o preço.'))
    .check(z.gte(0.01, message('Informe o preço.')), z.lte(20_000_000, message('Valor inválido.'))),
  preco_por: z.enum(priceUnits, message('Valor inválido.')),
  /** Until this day the supplier holds it; later the buyer is warned that it may have changed. */
  validade: day(),
  entrega_dias: z
    .number(message('Informe o prazo em dias.'))
    .check(
      z.int(message('Informe o prazo em dias.')),
      z.gte(0, message('Informe o prazo em dias.')),
      z.lte(730, message('Valor inválido.')),
    ),
})

export type ProposalForm = z.infer<typeof ProposalForm>

const ProposalMessage = z.object({
  id: z.number(),
  author: z.enum(['comprador', 'fornecedor']),
  texto: z.string(),
  created_at: z.string(),
})

export type ProposalMessage = z.infer<typeof ProposalMessage>

const proposal = {
  id: z.number(),
  texto: z.string(),
  preco: z.number(),
  preco_por: z.enum(priceUnits),
  validade: z.string(),
  entrega_dias: z.number(),
  file: z.nullable(NeedFile),
  status: z.enum(proposalStatuses),
  decline_reason: z.nullable(z.enum(declineReasons)),
  decline_text: text,
  created_at: z.string(),
  messages: z.array(ProposalMessage),
}

/** As the buyer sees it; the contact comes when they agree to tell theirs. */
export const MyProposal = z.object({
  ...proposal,
  supplier: z.object({
    nome: z.string(),
    /** Without a page while it is not in the directory. */
    slug: text,
    cidade_estado: z.string(),
    kind: z.enum(supplierKinds),
    certificados: z.array(z.string()),
    rating: z.nullable(z.object({ average: z.number(), count: z.number() })),
  }),
  contact: z.nullable(Contact),
})

export type MyProposal = z.infer<typeof MyProposal>

/** As its supplier sees it; who the buyer is comes when they agree. */
export const OwnProposal = z.object({
  ...proposal,
  buyer: z.nullable(
    z.object({ nome: z.string(), email: z.string(), telefone: z.string(), whatsapp: text }),
  ),
})

export type OwnProposal = z.infer<typeof OwnProposal>

/** As suppliers see it. */
export const SupplierNeed = z.object({
  ...need,
  /** How many there are already. */
  proposals: z.number(),
  own: z.nullable(OwnProposal),
})

export type SupplierNeed = z.infer<typeof SupplierNeed>

export const needViews = ['abertas', 'propostas'] as const

export const OpenNeeds = z.object({
  /** Null: the plan has the bank; else the plan that would bring it. */
  needsPlan: z.nullable(z.enum(planCodes)),
  /** Without the plan: how many fitted this supplier since the month began. */
  missed: z.number(),
  /** Nothing can fit a supplier without a category, or that is not in the directory. */
  ready: z.boolean(),
  data: z.array(SupplierNeed),
  nextCursor: text,
})

export type OpenNeeds = z.infer<typeof OpenNeeds>

export const listOpenNeeds = endpoint(at.listOpenNeeds, {
  summary: 'The open needs that fit the own supplier, or those it answered; newest first',
  access: 'supplier',
  query: z.object({
    view: z._default(z.enum(needViews, message('Valor inválido.')), 'abertas'),
    limit: count({ min: 1, max: 50, default: 20 }),
    cursor: z.optional(id()),
  }),
  reply: OpenNeeds,
  errors: ['NOT_FOUND'],
})

/** In all, new open needs, and own proposals with new words of their buyers; each at most 100. */
const NeedNews = z.object({ count: z.number(), abertas: z.number(), propostas: z.number() })

export type NeedNews = z.infer<typeof NeedNews>

export const getNeedNews = endpoint(at.getNeedNews, {
  summary: 'How many needs and words of buyers are new, at most 100',
  access: 'supplier',
  passive: true,
  reply: NeedNews,
})

export const markNeedsSeen = endpoint(at.markNeedsSeen, {
  summary: 'What this view listed is not new any more: open needs up to `newest`, or own proposals',
  access: 'supplier',
  body: z.object({
    view: z.enum(needViews, message('Valor inválido.')),
    newest: z.optional(id()),
  }),
  reply: NeedNews,
  errors: ['NOT_FOUND'],
})

const params = z.object({ id: id() })

export const uploadProposalFile = endpoint(at.uploadProposalFile, {
  summary: 'Stores the multipart field `file`, a PDF, for the proposal to this need',
  access: 'supplier',
  params,
  multipart: true,
  reply: z.object({ file: fileName() }),
  errors: [
    'NOT_FOUND',
    'PLAN_REQUIRED',
    'TOO_MANY_REQUESTS',
    'DOCUMENT_UNREADABLE',
    'DOCUMENT_TOO_LARGE',
  ],
})

export const createProposal = endpoint(at.createProposal, {
  summary: 'Answers a need; of five proposals the sixth is refused',
  access: 'supplier',
  params,
  body: z.extend(ProposalForm, { file: z.optional(fileName()) }),
  reply: SupplierNeed,
  status: 201,
  limit: { max: 60, perSeconds: 60 * 60 },
  errors: [
    'NOT_FOUND',
    'PLAN_REQUIRED',
    'NEED_CLOSED',
    'NEED_FULL',
    'PROPOSAL_SENT',
    'NEED_FILE_GONE',
    'TOO_MANY_REQUESTS',
  ],
})

export const answerBuyer = endpoint(at.answerBuyer, {
  summary: 'Writes to the buyer about the own proposal',
  access: 'supplier',
  params,
  body: z.object({ texto: requiredLine(2000) }),
  reply: SupplierNeed,
  limit: { max: 60, perSeconds: 10 * 60 },
  errors: ['NOT_FOUND', 'NEED_CLOSED', 'PROPOSAL_FULL', 'TOO_MANY_REQUESTS'],
})

export const setNeedMailsByLink = endpoint(at.setNeedMailsByLink, {
  summary: 'Switches the mails about new needs off, or on again, by the link of a mail',
  access: 'public',
  body: z.object({ token: linkToken(), needs: z.boolean(message('Valor inválido.')) }),
  reply: z.object({ needs: z.boolean() }),
  limit: { max: 30, perSeconds: 10 * 60 },
  errors: ['NOT_FOUND', 'TOO_MANY_REQUESTS'],
})
