import { Group, Text } from '@mantine/core'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { inboxStatuses, listInboxMessages } from 'contract/inbox'
import { m } from '#texts/messages.js'
import { useListUrl } from '../../lib/list-url.ts'
import { query } from '../../lib/query.ts'
import { AdminList } from '../../ui/admin-list.tsx'
import { ChatIllustration } from '../../ui/illustrations.tsx'
import { FilterBox } from '../../ui/filter-box.tsx'
import { StatusTabs } from '../../ui/status-tabs.tsx'
import { InboxCard } from './inbox-card.tsx'

/** What visitors left in the chat while nobody was there: the oldest new one first. */
export function InboxList() {
  const url = useListUrl()
  const status = url.choice('status', inboxStatuses) ?? 'nova'
  const busca = url.text('busca').slice(0, 100)
  const list = useQuery({
    ...query(listInboxMessages, { query: { status, busca, skip: url.skip, limit: url.size } }),
    placeholderData: keepPreviousData,
  })
  return (
    <AdminList
      url={url}
      list={list}
      filters={
        <>
          <Text c="dimmed">{m.inbox_text()}</Text>
          <Group gap="sm" align="flex-end">
            <StatusTabs
              url={url}
              value={status}
              statuses={inboxStatuses}
              labelOf={(one) => m.inbox_tab({ status: one })}
            />
            <FilterBox
              label={m.inbox_search()}
              value={url.text('busca')}
              onSearch={(text) => url.change({ busca: text })}
              flex={1}
              miw={260}
              maw={480}
            />
          </Group>
        </>
      }
      empty={{
        illustration: <ChatIllustration width={200} />,
        title: busca ? m.inbox_noneFound() : m.inbox_empty({ status }),
        text: busca ? m.inbox_noneFoundText() : m.inbox_emptyText(),
      }}
    >
      {(messages) => messages.map((message) => <InboxCard key={message.id} message={message} />)}
    </AdminList>
  )
}
