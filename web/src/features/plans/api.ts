import { getSubscription, listPlans } from 'contract/plans'
import { query } from '../../lib/query.ts'

export const plansQuery = query(listPlans)
export const subscriptionQuery = query(getSubscription)
