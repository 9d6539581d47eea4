import { getMyData, type Proof } from 'contract/privacy'
import { query } from '../../lib/query.ts'

export const myDataQuery = (by: Proof) => query(getMyData, { query: { by } })
