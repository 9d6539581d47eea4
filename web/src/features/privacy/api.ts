import { getMyData, type OpenedBy } from 'contract/privacy'
import { query } from '../../lib/query.ts'

export const myDataQuery = (by: OpenedBy) => query(getMyData, { query: { by } })
