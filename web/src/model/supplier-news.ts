import { useQuery } from '@tanstack/react-query'
import { getLeadNews } from 'contract/leads'
import { getNeedNews } from 'contract/needs'
import { query } from '../lib/query.ts'
import { ownSupplier, useSession } from './session.ts'

const everyMs = 60_000

function useNews<const E extends typeof getLeadNews | typeof getNeedNews>(endpoint: E) {
  const supplier = ownSupplier(useSession())
  const { data } = useQuery({
    ...query(endpoint, undefined, { background: true }),
    enabled: supplier !== null,
    refetchInterval: everyMs,
  })
  return data
}

/** How many new contact requests wait for the supplier; for others none. */
export const useLeadNews = (): number => useNews(getLeadNews)?.count ?? 0

/** How many new needs and words of buyers wait for the supplier; for others none. */
export const useNeedNews = (): number => useNews(getNeedNews)?.count ?? 0

/** The same, for each list of the business bank. */
export const useNeedNewsByView = () => useNews(getNeedNews)
