import { keepPreviousData } from '@tanstack/react-query'
import { listReferrals, referralStates } from 'contract/referrals'
import type { ListUrl } from '../../lib/list-url.ts'
import { query } from '../../lib/query.ts'

/** What the address of the list asks for. */
export function referralFilter(url: ListUrl) {
  return {
    busca: url.text('busca').slice(0, 100),
    status: url.choice('status', referralStates),
  }
}

export const referralsQuery = (url: ListUrl) => ({
  ...query(listReferrals, { query: { ...referralFilter(url), skip: 0, limit: 0 } }),
  placeholderData: keepPreviousData,
})
