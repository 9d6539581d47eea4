import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import * as at from '../mails.ts'
import { mailLists } from '../mails.ts'
import { linkToken } from '../rules/fields.ts'
import { message } from '../rules/messages.ts'

export const setMailsByLink = endpoint(at.setMailsByLink, {
  summary: 'Switches a kind of mail off, or on again, by the link of one of them',
  access: 'public',
  body: z.object({
    token: linkToken(),
    wanted: z.boolean(message('Valor inválido.')),
  }),
  reply: z.object({ list: z.enum(mailLists), wanted: z.boolean() }),
  limit: { max: 30, perSeconds: 10 * 60 },
  errors: ['NOT_FOUND', 'TOO_MANY_REQUESTS'],
})
