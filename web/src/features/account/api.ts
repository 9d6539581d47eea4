import { getPresence, listSessions } from 'contract/account'
import { query } from '../../lib/query.ts'

export const sessionsQuery = query(listSessions)
export const presenceQuery = query(getPresence)
