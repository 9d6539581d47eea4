import { Anchor, SegmentedControl, Stack, Text } from '@mantine/core'
import { Alert } from '../../ui/alert.tsx'
import { type UseInfiniteQueryResult, useInfiniteQuery } from '@tanstack/react-query'
import { getNeedNews, markNeedsSeen } from 'contract/needs'
import { urls } from 'contract/urls'
import { useEffect } from 'react'
import { Link } from 'react-router'
import { m } from '#texts/messages.js'
import { useErrorText } from '../../lib/error-text.ts'
import { useListUrl } from '../../lib/list-url.ts'
import { ignoreFailure, useCall } from '../../lib/query.ts'
import { useNeedNewsByView } from '../../model/supplier-news.ts'
import { LoadingRows } from '../../ui/data-list.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ErrorBox } from '../../ui/error-box.tsx'
import { MoreOf } from '../../ui/more-of.tsx'
import { ReferralIllustration } from '../../ui/illustrations.tsx'
import { type BankView, openNeedsQuery } from './api.ts'
import { MissedNeeds } from './missed-needs.tsx'
import { NeedCard } from './need-card.tsx'

const views = ['abertas', 'propostas'] as const

/** The needs that fit the own supplier, and those it answered. */
export function Bank() {
  const { boxOf } = useErrorText()
  const url = useListUrl()
  const view = url.choice('ver', views) ?? 'abertas'
  // Read anew whenever it is looked at: what counts as seen then was shown.
  const list = useInfiniteQuery({ ...openNeedsQuery(view), staleTime: 0 })
  const first = list.data?.pages[0]
  const news = useNeedNewsByView()
  const isRead = list.isSuccess && (!list.isFetching || list.isFetchingNextPage)
  useSeen(view, isRead ? list.dataUpdatedAt : undefined, first?.data[0]?.id)
  useNewsShown(list, news?.[view] ?? 0)
  const needs = list.data?.pages.flatMap(({ data }) => data) ?? []
  const isOpen = view === 'abertas'
  return (
    <Stack gap="md">
      <Text c="dimmed">{m.needs_intro()}</Text>
      <SegmentedControl
        size="md"
        aria-label={m.needs_views()}
        value={view}
        onChange={(ver) => url.set({ ver: ver === 'abertas' ? undefined : ver })}
        // What is looked at is no news any more, and a number that comes and goes would move the other.
        data={views.map((value) => ({
          value,
          label: labelOf(value, value === view ? 0 : (news?.[value] ?? 0)),
        }))}
        fullWidth
        maw={420}
      />
      {list.isLoadingError && <ErrorBox {...boxOf(list)} />}
      {!first && !list.error && <LoadingRows rows={4} />}
      {first && isOpen && !first.ready && <NotReady />}
      {first?.needsPlan && isOpen && <MissedNeeds count={first.missed} plan={first.needsPlan} />}
      {first && needs.length === 0 && !(isOpen && first.needsPlan) && (
        <EmptyState
          illustration={<ReferralIllustration width={200} />}
          title={isOpen ? m.needs_emptyOpen() : m.needs_emptyOwn()}
          text={isOpen ? m.needs_emptyOpenText() : m.needs_emptyOwnText()}
        />
      )}
      {needs.map((need) => (
        <NeedCard key={need.id} need={need} />
      ))}
      <MoreOf list={list} label={m.needs_more()} />
    </Stack>
  )
}

const labelOf = (view: BankView, news: number): string =>
  news > 0 ? `${m.needs_view({ view })} (${news})` : m.needs_view({ view })

/** Whoever sees a list has no news of it any more; of the other one they have. */
function useSeen(view: BankView, readAt: number | undefined, newest: number | undefined): void {
  const { mutate } = useCall(markNeedsSeen, { changes: [getNeedNews], background: true })
  useEffect(() => {
    if (readAt === undefined) return
    const body = view === 'abertas' && newest ? { view, newest } : { view }
    mutate({ body }, { onError: ignoreFailure })
  }, [view, readAt, newest, mutate])
}

/** What is told as new while the list is on the screen comes into it. */
function useNewsShown({ refetch }: Pick<UseInfiniteQueryResult, 'refetch'>, waiting: number): void {
  useEffect(() => {
    if (waiting > 0) void refetch({ cancelRefetch: false })
  }, [waiting, refetch])
}

function NotReady() {
  return (
    <Alert color="orange">
      {m.needs_notReady()}{' '}
      <Anchor component={Link} to={urls.dashboardSection('editar')} inherit>
        {m.needs_edit()}
      </Anchor>
    </Alert>
  )
}
