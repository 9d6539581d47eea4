import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import * as at from '../account.ts'
import { id } from '../rules/fields.ts'
import { languages } from '../rules/languages.ts'
import { message } from '../rules/messages.ts'
import { newPassword, refuseWeakPassword } from '../rules/person-fields.ts'
import { identityProof } from './identity.ts'

/** `confirmacao` may be absent: only a page has two fields for one password. */
const chosen = {
  password_user: newPassword(),
  confirmacao: z.optional(z.string().check(z.maxLength(1000))),
}

export const NewPassword = z.object(chosen).check(refuseWeakPassword())

export const changePassword = endpoint(at.changePassword, {
  summary:
    'Changes the own password, or gives the account its first one, and ends every other session',
  access: 'session',
  body: z.object({ ...chosen, identityProof: identityProof() }).check(refuseWeakPassword()),
  reply: z.object({ message: z.string() }),
  errors: ['IDENTITY_PROOF_REQUIRED', 'PASSWORD_UNCHANGED'],
})

const DirectoryChoice = z.object({ marketplace: z.boolean() })

/** What decides whether visitors find the own page. */
export const DirectoryPresence = z.extend(DirectoryChoice, {
  slug: z.string(),
  /** Switched off by its owner; saving the page switches it on again. */
  status: z.boolean(),
  suspended: z.nullable(z.object({ since: z.string(), reason: z.string() })),
})

export type DirectoryPresence = z.infer<typeof DirectoryPresence>

export const getPresence = endpoint(at.getPresence, {
  summary: 'Whether visitors find the own page in the directory, and why not',
  access: 'supplier',
  reply: DirectoryPresence,
  errors: ['NOT_FOUND'],
})

export const setPresence = endpoint(at.setPresence, {
  summary: 'Joins or leaves the directory and keeps the account',
  access: 'supplier',
  body: DirectoryChoice,
  reply: DirectoryPresence,
  errors: ['NOT_FOUND'],
})

export const MailLanguage = z.object({ language: z.enum(languages, message('Valor inválido.')) })

export type MailLanguage = z.infer<typeof MailLanguage>

export const getMailLanguage = endpoint(at.getMailLanguage, {
  summary: 'The language of the mails to the own account',
  access: 'session',
  reply: MailLanguage,
})

export const setMailLanguage = endpoint(at.setMailLanguage, {
  summary: 'Chooses the language of the mails to the own account',
  access: 'session',
  body: MailLanguage,
  reply: MailLanguage,
})

export const OpenSession = z.object({
  id: z.number(),
  user_agent: z.string(),
  created_at: z.string(),
  last_seen_at: z.string(),
  /** The session that asks. */
  current: z.boolean(),
})

export type OpenSession = z.infer<typeof OpenSession>

export const listSessions = endpoint(at.listSessions, {
  summary: 'The own open sessions, the one used last first',
  access: 'session',
  reply: z.array(OpenSession),
})

export const endOneSession = endpoint(at.endOneSession, {
  summary: 'Ends one of the own sessions',
  access: 'session',
  params: z.object({ id: id() }),
  reply: z.array(OpenSession),
  errors: ['NOT_FOUND'],
})

export const endOtherSessions = endpoint(at.endOtherSessions, {
  summary: 'Ends every own session but this one',
  access: 'session',
  reply: z.array(OpenSession),
})
