export type * from './schemas/contacts.ts'

export const createContact = 'POST /v1/contactsSolicitations/' as const
/** Most suppliers that one message asks at once: as many as a short list holds. */
export const mostAskedAtOnce = 5

export const createContacts = 'POST /v1/contacts/several' as const
export const revealContact = 'POST /v1/contacts/reveal' as const
/** By POST, so that no log of addresses holds proofs and links. */
export const listMyContacts = 'POST /v1/contacts/mine' as const
export const sendMyContactsLink = 'POST /v1/contacts/mine/link' as const
export const askAgain = 'POST /v1/contacts/mine/again' as const
export const withdrawMyContact = 'POST /v1/contacts/mine/withdraw' as const
export const listContactRequests = 'GET /v1/contacts/requests' as const
export const exportContactRequests = 'GET /v1/exports/contacts.csv' as const
