import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import * as at from '../referrals.ts'
import { referralStates, referralStatuses } from '../referrals.ts'
import {
  count,
  email,
  honeypot,
  id,
  line,
  linkToken,
  phone,
  requiredName,
  senderName,
} from '../rules/fields.ts'
import { skip } from './paging.ts'

export const ReferralStatus = z.enum(referralStatuses)

export type ReferralStatus = z.infer<typeof ReferralStatus>

export const ReferralInput = z.object({
  nome_indicador: senderName(),
  email_indicado: email(),
  telefone_indicado: phone(),
  empresa_freelancer_indicada: requiredName(160),
  website: honeypot(),
})

export type ReferralInput = z.infer<typeof ReferralInput>

/** Of one that was refused every text is empty: nothing of the person is kept. */
export const Referral = z.object({
  id: z.number(),
  nome_indicador: z.string(),
  email_indicado: z.string(),
  telefone_indicado: z.string(),
  empresa_freelancer_indicada: z.string(),
  status: z.enum(referralStates),
})

export type Referral = z.infer<typeof Referral>

export const createReferral = endpoint(at.createReferral, {
  summary: 'Recommends a supplier',
  access: 'public',
  body: ReferralInput,
  reply: Referral,
  limit: { max: 10, perSeconds: 60 * 60 },
  proofAfter: { max: 4, perSeconds: 60 * 60 },
  errors: ['REFERRAL_ALREADY_SENT', 'TOO_MANY_REQUESTS'],
})

/** `busca`: a part of a name, e-mail or phone; several words must all be found. */
export const ReferralFilter = z.object({
  busca: z._default(line(100), ''),
  status: z.optional(z.enum(referralStates)),
})

export type ReferralFilter = z.infer<typeof ReferralFilter>

export const listReferrals = endpoint(at.listReferrals, {
  summary: 'All referrals, newest first; limit=0 means all',
  access: 'admin',
  query: z.extend(ReferralFilter, {
    skip,
    limit: count({ min: 0, max: 100, default: 0 }),
  }),
  reply: z.array(Referral),
})

export const exportReferrals = endpoint(at.exportReferrals, {
  summary: 'The referrals that a filter finds, as CSV (UTF-8 with BOM, semicolons)',
  access: 'admin',
  query: ReferralFilter,
  reply: z.unknown(),
})

export const setReferralStatus = endpoint(at.setReferralStatus, {
  summary: 'Marks a referral as contacted or waiting',
  access: 'admin',
  params: z.object({ id: id() }),
  query: z.object({ status: ReferralStatus }),
  reply: Referral,
  errors: ['NOT_FOUND', 'REFERRAL_REFUSED'],
})

/** From the notice that a recommended person gets; it stands behind the #, where no server sees it. */
const noticeToken = z.object({ token: linkToken() })

const noticeLimit = { max: 30, perSeconds: 10 * 60 }

/** By POST, so that no log of addresses holds the token. It changes nothing. */
export const readReferralNotice = endpoint(at.readReferralNotice, {
  summary: 'Who recommended the person that holds the link of a notice, and whether they refused',
  access: 'public',
  body: noticeToken,
  reply: z.object({
    refused: z.boolean(),
    nome_indicador: z.string(),
    empresa_freelancer_indicada: z.string(),
  }),
  limit: noticeLimit,
  errors: ['NOTICE_INVALID', 'TOO_MANY_REQUESTS'],
})

export const refuseReferral = endpoint(at.refuseReferral, {
  summary: '“Não quero contato”: erases the recommendation and every later one of this address',
  access: 'public',
  body: noticeToken,
  reply: z.object({ refused: z.literal(true) }),
  limit: noticeLimit,
  errors: ['NOTICE_INVALID', 'TOO_MANY_REQUESTS'],
})
