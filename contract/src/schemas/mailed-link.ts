import * as z from 'zod/mini'
import { email, honeypot } from '../rules/fields.ts'

/** To whom a personal link is sent: the mailbox shows whose it is. */
export const MailedLinkForm = z.object({ email: email(), website: honeypot() })

export type MailedLinkForm = z.input<typeof MailedLinkForm>
