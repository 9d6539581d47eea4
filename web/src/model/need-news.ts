import { useQuery } from '@tanstack/react-query'
import { getNeedNews } from 'contract/needs'
import { query } from '../lib/query.ts'
import { ownSupplier, useSession } from './session.ts'

const everyMs = 60_000

/** How many new needs and words of buyers wait for the supplier; for others none. */
export function useNeedNews(): number {
  const supplier = ownSupplier(useSession())
  const { data } = useQuery({
    ...query(getNeedNews, undefined, { background: true }),
    enabled: supplier !== null,
    refetchInterval: everyMs,
  })
  return data?.count ?? 0
}
