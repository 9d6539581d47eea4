import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { id } from './rules/fields.ts'
import { message } from './rules/messages.ts'
import { newPassword, refuseWeakPassword } from './rules/person-fields.ts'

/** `confirmacao` may be absent: only a page has two fields for one password. */
export const PasswordChange = z
  .object({
    password: z
      .string(message('Valor inválido.'))
      .check(z.minLength(1, message('Campo obrigatório.')), z.maxLength(1000)),
    password_user: newPassword(),
    confirmacao: z.optional(z.string().check(z.maxLength(1000))),
  })
  .check(
    refuseWeakPassword(),
    z.check((context) => {
      const { password, password_user } = context.value
      if (password !== password_user) return
      const text = message('A nova senha precisa ser diferente da atual.')
      const path = ['password_user']
      context.issues.push({ code: 'custom', message: text, path, input: context.value })
    }),
  )

export const changePassword = endpoint({
  method: 'POST',
  path: '/v1/auth/password',
  summary: 'Changes the own password and ends every other session',
  access: 'session',
  body: PasswordChange,
  reply: z.object({ message: z.string() }),
  errors: ['PASSWORD_WRONG', 'TOO_MANY_REQUESTS'],
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

export const getPresence = endpoint({
  method: 'GET',
  path: '/v1/account/directory',
  summary: 'Whether visitors find the own page in the directory, and why not',
  access: 'supplier',
  reply: DirectoryPresence,
  errors: ['NOT_FOUND'],
})

export const setPresence = endpoint({
  method: 'PUT',
  path: '/v1/account/directory',
  summary: 'Joins or leaves the directory and keeps the account',
  access: 'supplier',
  body: DirectoryChoice,
  reply: DirectoryPresence,
  errors: ['NOT_FOUND'],
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

export const listSessions = endpoint({
  method: 'GET',
  path: '/v1/auth/sessions',
  summary: 'The own open sessions, the one used last first',
  access: 'session',
  reply: z.array(OpenSession),
})

export const endOneSession = endpoint({
  method: 'DELETE',
  path: '/v1/auth/sessions/{id}',
  summary: 'Ends one of the own sessions',
  access: 'session',
  params: z.object({ id: id() }),
  reply: z.array(OpenSession),
  errors: ['NOT_FOUND'],
})

export const endOtherSessions = endpoint({
  method: 'DELETE',
  path: '/v1/auth/sessions',
  summary: 'Ends every own session but this one',
  access: 'session',
  reply: z.array(OpenSession),
})
