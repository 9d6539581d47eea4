import { useQueryClient } from '@tanstack/react-query'
import { type DeskNews, deskNewsEvents } from 'contract/chat'
import { useCallback, useEffect } from 'react'
import { listen } from '../../lib/call.ts'
import { deskNewsQuery, useDeskNews } from '../../model/desk-news.ts'
import { inOneTab, tellOtherTabs, useNewsOfOtherTabs } from '../../lib/tabs.ts'
import { setUnread } from '../../model/unread.ts'
import { playSound } from './sounds.ts'

/** On every page of the administration: who waits stands in the menu and before the tab's title. */
export default function DeskWatch() {
  const client = useQueryClient()
  const { waiting, unread } = useDeskNews()
  const refresh = useCallback(
    () => void client.invalidateQueries({ queryKey: deskNewsQuery.queryKey }),
    [client],
  )
  useNewsOfOtherTabs('desk', refresh)
  useEffect(() => {
    async function take(news: DeskNews): Promise<void> {
      // An answer under way is older than this.
      await client.cancelQueries({ queryKey: deskNewsQuery.queryKey })
      const before = client.getQueryData<DeskNews>(deskNewsQuery.queryKey)
      client.setQueryData<DeskNews>(deskNewsQuery.queryKey, news)
      tellOtherTabs('desk')
      const isMore = before && (news.waiting > before.waiting || news.unread > before.unread)
      if (isMore) playSound('received', 'deskSound')
    }
    return inOneTab('desk', () =>
      listen(deskNewsEvents, () => ({}), ['news'], {
        onEvent: (_name, news) => void take(news),
        onPoll: refresh,
      }),
    )
  }, [client, refresh])
  useEffect(() => setUnread(waiting + unread), [waiting, unread])
  useEffect(() => () => setUnread(0), [])
  return null
}
