import { getNeedMap, getNeedNews, listNeeds, listOpenNeeds, readMyNeed } from 'contract/needs'
import { pagedQuery, query } from '../../lib/query.ts'

export const myNeedQuery = (token: string) => query(readMyNeed, { body: { token } })

export type BankView = 'abertas' | 'propostas'

export const openNeedsQuery = (view: BankView) => pagedQuery(listOpenNeeds, { query: { view } })

/** What shows something of the bank to a supplier. */
export const bankReads = [listOpenNeeds, getNeedNews] as const

export const adminNeedsQuery = (page: {
  status: 'abertas' | 'fechadas' | 'removidas'
  estado: string | undefined
  skip: number
  limit: number
}) => {
  const { estado, ...rest } = page
  return query(listNeeds, { query: { ...rest, ...(estado ? { estado } : {}) } })
}

export const needMapQuery = query(getNeedMap)
