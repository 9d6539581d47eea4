export type * from './schemas/mails.ts'

/** Kinds of mail that one can do without, each by itself. */
export const mailLists = ['weekly', 'reviews', 'offers', 'needs'] as const
export type MailList = (typeof mailLists)[number]

/** By the link of the mail itself, without logging in. */
export const setMailsByLink = 'POST /v1/mails/by-link' as const
