export type * from './schemas/leads.ts'

export const listLeads = 'GET /v1/leads' as const
export const getLeadNews = 'GET /v1/leads/news' as const
export const getLeadFunnel = 'GET /v1/leads/funnel' as const
export const changeLead = 'PUT /v1/leads/{id}' as const
export const addLeadEntry = 'POST /v1/leads/{id}/entries' as const
export const removeLeadNote = 'DELETE /v1/leads/{id}/entries/{entryId}' as const
export const exportLeads = 'GET /v1/exports/leads.csv' as const
export const getLeadMails = 'GET /v1/leads/mails' as const
export const setLeadMails = 'PUT /v1/leads/mails' as const
/** By the link of the mail itself, without logging in. */
export const setWeeklyByLink = 'POST /v1/leads/mails/by-link' as const
