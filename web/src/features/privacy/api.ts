import { getMyData, isMyDataOpen, type OpenedBy } from 'contract/privacy'
import { query } from '../../lib/query.ts'

export const openQuery = query(isMyDataOpen)

export const myDataQuery = (by: OpenedBy) => query(getMyData, { query: { by } })
