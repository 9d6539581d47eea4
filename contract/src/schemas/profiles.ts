import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import * as at from '../profiles.ts'
import { email, id, largestInteger } from '../rules/fields.ts'
import { planCodes } from '../rules/plans.ts'
import { identityProof } from './identity.ts'
import { emailCode } from './signup.ts'
import { change, changesOf, schemasOf } from './field-schemas.ts'
import { companyFields, freelancerFields, ownerFields } from './supplier-fields.ts'

const text = z.nullable(z.string())

/** What every record carries beside the specification's fields. */
const added = {
  plan: z.enum(planCodes),
  photo: text,
  /** Suspended by an administrator: a fact of its own, which no edit lifts. */
  suspended: z.boolean(),
  /** Sent back with an edit; a record that changed since then refuses it. */
  version: z.number(),
}

export const FreelancerRecord = z.object({
  id: z.number(),
  ...schemasOf(freelancerFields, 'record'),
  status: z.boolean(),
  tipo_conta: z.literal('Freelancer'),
  password_user: z.null(),
  ...added,
})

export type FreelancerRecord = z.infer<typeof FreelancerRecord>

/** As whoever may edit it reads it. */
export const EditableFreelancer = z.extend(FreelancerRecord, {
  /** The new e-mail, while its code can still be typed. */
  email_pendente: text,
})

export type EditableFreelancer = z.infer<typeof EditableFreelancer>

export const PersonRecord = z.object({
  id: z.number(),
  ...schemasOf(ownerFields, 'record'),
  tipo_conta: z.literal('master'),
  status: z.boolean(),
  password_user: z.null(),
  version: z.number(),
})

export type PersonRecord = z.infer<typeof PersonRecord>

export const CompanyRecord = z.object({
  id: z.number(),
  id_user_pf: z.number(),
  ...schemasOf(companyFields, 'record'),
  status: z.boolean(),
  tipo_empresa: z.literal('PJ'),
  ...added,
})

export type CompanyRecord = z.infer<typeof CompanyRecord>

export const getFreelancer = endpoint(at.getFreelancer, {
  summary: 'The record of a freelancer',
  access: { ownerOf: 'account', idIn: 'params.id' },
  params: z.object({ id: id() }),
  reply: EditableFreelancer,
  errors: ['NOT_FOUND'],
})

export const getCompany = endpoint(at.getCompany, {
  summary: 'The record of a company with its owner',
  access: { ownerOf: 'supplier', idIn: 'params.id' },
  params: z.object({ id: id() }),
  reply: z.object({ pf: PersonRecord, pj: CompanyRecord }),
  errors: ['NOT_FOUND'],
})

export const getOwner = endpoint(at.getOwner, {
  summary: 'The record of a company owner; pj is null until the company is registered',
  access: { ownerOf: 'account', idIn: 'params.id' },
  params: z.object({ id: id() }),
  reply: z.object({ pf: PersonRecord, pj: z.nullable(CompanyRecord) }),
  errors: ['NOT_FOUND'],
})

const version = change(z.int().check(z.gte(1), z.lte(largestInteger)))

export const FreelancerEdit = z.object({
  ...changesOf(freelancerFields),
  version,
  /** A new e-mail needs one, unless it is the one that waits for its code already. */
  identityProof: change(identityProof()),
})

export const PersonEdit = z.object({ ...changesOf(ownerFields), version })

export const CompanyEdit = z.object({ ...changesOf(companyFields), version })

export const editFreelancer = endpoint(at.editFreelancer, {
  summary:
    'Saves changes of a freelancer; a new e-mail needs a proof and waits for the code sent to it',
  access: { ownerOf: 'account', idIn: 'params.id' },
  params: z.object({ id: id() }),
  body: FreelancerEdit,
  reply: EditableFreelancer,
  errors: ['NOT_FOUND', 'IDENTITY_PROOF_REQUIRED', 'CHANGED_ELSEWHERE', 'TOO_MANY_REQUESTS'],
})

export const confirmEmail = endpoint(at.confirmEmail, {
  summary: 'Replaces the e-mail by the new one, with the code sent to it; other sessions end',
  access: { ownerOf: 'account', idIn: 'params.id' },
  params: z.object({ id: id() }),
  body: z.object({ email: email(), codeVerify: emailCode }),
  reply: FreelancerRecord,
  limit: { max: 30, perSeconds: 10 * 60 },
  errors: ['NOT_FOUND', 'CODE_REFUSED', 'EMAIL_TAKEN', 'TOO_MANY_REQUESTS'],
})

export const editPerson = endpoint(at.editPerson, {
  summary: 'Saves changes of a company owner',
  access: { ownerOf: 'account', idIn: 'params.id' },
  params: z.object({ id: id() }),
  body: PersonEdit,
  reply: PersonRecord,
  errors: ['NOT_FOUND', 'CHANGED_ELSEWHERE'],
})

export const editCompany = endpoint(at.editCompany, {
  summary: 'Saves changes of a company',
  access: { ownerOf: 'supplier', idIn: 'params.companyId' },
  params: z.object({ companyId: id() }),
  body: CompanyEdit,
  reply: CompanyRecord,
  errors: ['NOT_FOUND', 'CHANGED_ELSEWHERE'],
})
