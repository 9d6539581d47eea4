/** What pages, mails and the chat can speak. */
export const languages = ['pt', 'en'] as const
export type Language = (typeof languages)[number]
