import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import * as at from '../contacts.ts'
import {
  acceptedTerms,
  email,
  honeypot,
  id,
  line,
  linkToken,
  phone,
  senderName,
} from '../rules/fields.ts'
import { message } from '../rules/messages.ts'
import { supplierKinds } from '../rules/plans.ts'
import { kindWord } from '../rules/supplier-kind.ts'
import { MailedLinkForm } from './mailed-link.ts'
import { PageQuery } from './paging.ts'

/** What a visitor fills in; the rest of the request says which supplier. */
export const ContactForm = z.object({
  nome: senderName(),
  email: email(),
  telefone: phone(),
  /** 'O que você precisa?' goes to the supplier with the request. */
  mensagem: z._default(line(1000), ''),
  termos_aceitos: acceptedTerms(),
  website: honeypot(),
})

export type ContactForm = z.input<typeof ContactForm>

export const ContactInput = z.extend(ContactForm, {
  id_busness: id(),
  type_user: kindWord(),
  /** What the list was searched for in which the supplier was found. */
  search_term: z.optional(z.nullable(line(200))),
})

export type ContactInput = z.infer<typeof ContactInput>

const link = z.nullable(z.string())

/**
 * What the gate keeps: the ways to reach a supplier. `telefone` is a company's own, as people write
 * it; WhatsApp comes with PRO and CORP.
 */
export const Contact = z.object({
  email: z.string(),
  telefone: z.nullable(z.string()),
  site: link,
  linkedin: link,
  whatsapp: link,
})

export type Contact = z.infer<typeof Contact>

/** Shows that a request was made: the contact of its supplier can be read again with it. */
const proof = z
  .string(message('Valor inválido.'))
  .check(z.regex(/^\d{1,10}\.[\w-]{32}$/, message('Valor inválido.')))

export const createContact = endpoint(at.createContact, {
  summary: 'Asks for the contact of a supplier, who is told about it',
  access: 'public',
  body: ContactInput,
  reply: z.extend(Contact, { proof }),
  limit: { max: 10, perSeconds: 10 * 60 },
  proofAfter: { max: 5, perSeconds: 10 * 60 },
  errors: ['NOT_FOUND', 'TOO_MANY_REQUESTS'],
})

export const SeveralContacts = z.extend(ContactForm, {
  fornecedores: z
    .array(z.object({ id_busness: id(), type_user: kindWord() }), message('Valor inválido.'))
    .check(
      z.minLength(1, message('Escolha pelo menos um fornecedor.')),
      z.maxLength(at.mostAskedAtOnce, message('Escolha até cinco fornecedores.')),
    ),
})

export type SeveralContacts = z.infer<typeof SeveralContacts>

/** Two messages are as many requests as the limit of `createContact` allows. */
export const createContacts = endpoint(at.createContacts, {
  summary: 'Asks several suppliers for their contact with one message; each of them is told',
  access: 'public',
  body: SeveralContacts,
  /** The contact is null when the supplier has left the directory meanwhile. */
  reply: z.array(
    z.object({ id_busness: z.number(), contact: z.nullable(z.extend(Contact, { proof })) }),
  ),
  limit: { max: 2, perSeconds: 10 * 60 },
  proofAfter: { max: 1, perSeconds: 10 * 60 },
  errors: ['NOT_FOUND', 'TOO_MANY_REQUESTS'],
})

/** By POST, so that no log of addresses holds the proof. */
export const revealContact = endpoint(at.revealContact, {
  summary: 'The contact of a supplier, as it is now, for who asked for it before',
  access: 'public',
  body: z.object({ proof }),
  reply: Contact,
  limit: { max: 60, perSeconds: 60 },
  errors: ['NOT_FOUND', 'TOO_MANY_REQUESTS'],
})

export const MyContact = z.object({
  id: z.number(),
  proof,
  created_at: z.string(),
  mensagem: z.nullable(z.string()),
  /** When the supplier first answered, here or by another way. */
  answered_at: z.nullable(z.string()),
  answers: z.array(z.object({ texto: z.string(), created_at: z.string() })),
  /** Without a page while it is not in the directory. */
  supplier: z.object({ id: z.number(), nome: z.string(), slug: z.nullable(z.string()) }),
  /** After two working days without an answer. */
  alternatives: z.array(
    z.object({ nome: z.string(), slug: z.string(), cidade_estado: z.string() }),
  ),
})

export type MyContact = z.infer<typeof MyContact>

export const listMyContacts = endpoint(at.listMyContacts, {
  summary: 'The requests that a browser has proofs of, and those of the address of a link',
  access: 'public',
  body: z.object({
    proofs: z._default(z.array(proof).check(z.maxLength(200, message('Valor inválido.'))), []),
    token: z.optional(linkToken()),
  }),
  reply: z.object({ data: z.array(MyContact) }),
  limit: { max: 60, perSeconds: 60 },
  errors: ['CONTACT_LINK_INVALID', 'TOO_MANY_REQUESTS'],
})

export const sendMyContactsLink = endpoint(at.sendMyContactsLink, {
  summary: 'Mails the link to the requests of an address; the same answer for all',
  access: 'public',
  body: MailedLinkForm,
  reply: z.object({ sent: z.literal(true) }),
  limit: { max: 10, perSeconds: 60 * 60 },
  errors: ['TOO_MANY_REQUESTS'],
})

export const AskAgainForm = z.object({ mensagem: line(1000) })

export type AskAgainForm = z.infer<typeof AskAgainForm>

export const askAgain = endpoint(at.askAgain, {
  summary: 'Asks the same supplier once more, with the data of an earlier request',
  access: 'public',
  body: z.extend(AskAgainForm, { proof }),
  /** Not `sent` when the supplier was told the same today already. */
  reply: z.object({ proof, sent: z.boolean() }),
  limit: { max: 10, perSeconds: 10 * 60 },
  errors: ['NOT_FOUND', 'TOO_MANY_REQUESTS'],
})

export const withdrawMyContact = endpoint(at.withdrawMyContact, {
  summary: 'Takes a request back: it is erased, and the supplier is told',
  access: 'public',
  body: z.object({ proof }),
  reply: z.object({ withdrawn: z.literal(true) }),
  limit: { max: 30, perSeconds: 10 * 60 },
  errors: ['NOT_FOUND', 'TOO_MANY_REQUESTS'],
})

/** `busca`: a part of who asked, or of the supplier's name. */
export const ContactRequestFilter = z.object({ busca: z._default(line(100), '') })

export type ContactRequestFilter = z.infer<typeof ContactRequestFilter>

export const ContactRequest = z.object({
  id: z.number(),
  created_at: z.string(),
  nome: z.string(),
  email: z.string(),
  telefone: z.string(),
  mensagem: z.nullable(z.string()),
  supplier_id: z.number(),
  supplier_nome: z.string(),
  supplier_kind: z.enum(supplierKinds),
})

export type ContactRequest = z.infer<typeof ContactRequest>

export const listContactRequests = endpoint(at.listContactRequests, {
  summary: 'Who asked for whom, newest first',
  access: 'admin',
  query: z.extend(PageQuery, ContactRequestFilter.shape),
  reply: z.object({ data: z.array(ContactRequest), total: z.number() }),
})

export const exportContactRequests = endpoint(at.exportContactRequests, {
  summary: 'The contact requests that a filter finds, as CSV (UTF-8 with BOM, semicolons)',
  access: 'admin',
  query: ContactRequestFilter,
  reply: z.unknown(),
})
