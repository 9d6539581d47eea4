import { listReferrals } from 'contract/referrals'
import { query } from '../../lib/query.ts'

export const referralsQuery = query(listReferrals, { query: { skip: 0, limit: 0 } })
