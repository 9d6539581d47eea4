import { Group, Text } from '@mantine/core'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { listDataRequests } from 'contract/data-requests'
import { requestStatuses } from 'contract/privacy'
import { m } from '#texts/messages.js'
import { useListUrl } from '../../lib/list-url.ts'
import { query } from '../../lib/query.ts'
import { AdminList } from '../../ui/admin-list.tsx'
import { FilterBox } from '../../ui/filter-box.tsx'
import { StatusTabs } from '../../ui/status-tabs.tsx'
import { RequestCard } from './request-card.tsx'

/** What people ask for about their data: the one that is due first comes first. */
export function RequestQueue() {
  const url = useListUrl()
  const status = url.choice('status', requestStatuses) ?? 'aberto'
  const busca = url.text('busca').slice(0, 100)
  const list = useQuery({
    ...query(listDataRequests, { query: { status, busca, skip: url.skip, limit: url.size } }),
    placeholderData: keepPreviousData,
  })
  return (
    <AdminList
      url={url}
      list={list}
      filters={
        <>
          <Text c="dimmed">{m.dataRequests_text()}</Text>
          <Group gap="sm" align="flex-end">
            <StatusTabs
              url={url}
              value={status}
              statuses={requestStatuses}
              labelOf={(one) => m.dataRequests_tab({ status: one })}
            />
            <FilterBox
              label={m.dataRequests_search()}
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
        title: busca ? m.dataRequests_noneFound() : m.dataRequests_empty({ status }),
        text: busca ? m.inbox_noneFoundText() : m.dataRequests_emptyText(),
      }}
    >
      {(requests) => requests.map((request) => <RequestCard key={request.id} request={request} />)}
    </AdminList>
  )
}
