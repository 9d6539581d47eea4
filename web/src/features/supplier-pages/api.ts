import { getOwnPage } from 'contract/supplier-pages'
import { query } from '../../lib/query.ts'

/** Read anew by every editor that opens: what it begins with decides what it may save. */
export const ownPageQuery = (id: number) => ({
  ...query(getOwnPage, { params: { id } }),
  staleTime: 0,
  gcTime: 0,
})
