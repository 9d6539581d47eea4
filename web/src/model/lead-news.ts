import { useQuery } from '@tanstack/react-query'
import { getLeadNews } from 'contract/leads'
import { query } from '../lib/query.ts'
import { ownSupplier, useSession } from './session.ts'

const everyMs = 60_000

/** How many new contact requests wait for the supplier; for others none. */
export function useLeadNews(): number {
  const supplier = ownSupplier(useSession())
  const { data } = useQuery({
    ...query(getLeadNews, undefined, { background: true }),
    enabled: supplier !== null,
    refetchInterval: everyMs,
  })
  return data?.count ?? 0
}
