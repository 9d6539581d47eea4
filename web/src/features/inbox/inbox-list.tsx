import { Group, SegmentedControl, Stack, Text } from '@mantine/core'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { inboxStatuses, listInboxMessages } from 'contract/inbox'
import { pageSizes } from 'contract/paging'
import { m } from '#texts/messages.js'
import { useErrorText } from '../../lib/error-text.ts'
import { useFormat } from '../../lib/format.ts'
import { type ListUrl, useListUrl } from '../../lib/list-url.ts'
import { query } from '../../lib/query.ts'
import { LoadingRows } from '../../ui/data-list.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ErrorBox } from '../../ui/error-box.tsx'
import { ChatIllustration } from '../../ui/illustrations.tsx'
import { PageSize, Pager } from '../../ui/pager.tsx'
import { SearchBox } from '../../ui/search-box.tsx'
import { InboxCard } from './inbox-card.tsx'

/** What visitors left in the chat while nobody was there: the oldest new one first. */
export function InboxList() {
  const url = useListUrl()
  return (
    <Stack gap="sm">
      <Text c="dimmed">{m.inbox_text()}</Text>
      <Group gap="sm" align="flex-end">
        <SegmentedControl
          size="md"
          aria-label={m.admin_status()}
          value={statusOf(url)}
          onChange={(value) => url.change({ status: value })}
          data={inboxStatuses.map((value) => ({ value, label: m.inbox_tab({ status: value }) }))}
        />
        <SearchBox
          label={m.inbox_search()}
          value={url.text('busca')}
          onSearch={(text) => url.change({ busca: text })}
          flex={1}
          miw={260}
          maw={480}
        />
      </Group>
      <Messages url={url} />
    </Stack>
  )
}

const statusOf = (url: ListUrl) => url.choice('status', inboxStatuses) ?? 'nova'

function Messages({ url }: { url: ListUrl }) {
  const { boxOf } = useErrorText()
  const { number } = useFormat()
  const status = statusOf(url)
  const busca = url.text('busca').slice(0, 100)
  const { data, error, refetch } = useQuery({
    ...query(listInboxMessages, { query: { status, busca, skip: url.skip, limit: url.size } }),
    placeholderData: keepPreviousData,
  })
  if (error) return <ErrorBox {...boxOf({ error, refetch })} />
  if (!data) return <LoadingRows rows={3} />
  if (data.data.length === 0) {
    return (
      <EmptyState
        illustration={<ChatIllustration width={200} />}
        title={busca ? m.inbox_noneFound() : m.inbox_empty({ status })}
        text={busca ? m.inbox_noneFoundText() : m.inbox_emptyText()}
      />
    )
  }
  return (
    <>
      {data.data.map((message) => (
        <InboxCard key={message.id} message={message} />
      ))}
      <PageSize
        before={m.admin_show()}
        after={m.admin_perPage()}
        label={m.admin_pageSize()}
        sizes={pageSizes}
        value={url.size}
        onChange={url.setSize}
      />
      <Pager
        summary={m.admin_showing({ shown: number(data.data.length), total: number(data.total) })}
        previous={m.admin_previous()}
        next={m.admin_next()}
        page={url.page}
        pages={Math.ceil(data.total / url.size)}
        onPage={url.goTo}
      />
    </>
  )
}
