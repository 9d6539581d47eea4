import { useQuery } from '@tanstack/react-query'
import { type DeskNews, getDeskNews } from 'contract/chat'
import { query } from '../lib/query.ts'
import { isAdmin, useSession } from './session.ts'

export const deskNewsQuery = query(getDeskNews, undefined, { background: true })

const nothing: DeskNews = {
  waiting: 0,
  unread: 0,
  messages: 0,
  reviews: 0,
  reports: 0,
  requests: 0,
}

/** What waits for the attendants; kept true by features/chat/desk-watch.tsx. For others: nothing. */
export function useDeskNews(): DeskNews {
  const session = useSession()
  return useQuery({ ...deskNewsQuery, enabled: isAdmin(session) }).data ?? nothing
}
