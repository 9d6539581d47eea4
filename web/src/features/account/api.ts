import { getMailLanguage, getPresence, listSessions } from 'contract/account'
import { listIdentities } from 'contract/sign-in'
import { query } from '../../lib/query.ts'

export const sessionsQuery = query(listSessions)
export const mailLanguageQuery = query(getMailLanguage)
export const identitiesQuery = query(listIdentities)
export const presenceQuery = query(getPresence)
