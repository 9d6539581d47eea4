import { getFreelancer, getOwner } from 'contract/profiles'
import { query } from '../../lib/query.ts'

export const freelancerQuery = (id: number) => query(getFreelancer, { params: { id } })
export const ownerQuery = (id: number) => query(getOwner, { params: { id } })
