import { Button, Chip, Group, Stack, Text } from '@mantine/core'
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { urlOf } from 'contract/endpoint'
import { exportLeads, type Lead, type LeadPage } from 'contract/leads'
import { type LeadStatus, leadStatuses, mostCounted } from 'contract/rules/leads'
import { useState } from 'react'
import { m } from '#texts/messages.js'
import { useErrorText } from '../../lib/error-text.ts'
import { type ListUrl, useListUrl } from '../../lib/list-url.ts'
import { ExportButton } from '../../ui/admin-list.tsx'
import { LoadingRows } from '../../ui/data-list.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ErrorBox } from '../../ui/error-box.tsx'
import { MoreOf } from '../../ui/more-of.tsx'
import { ReferralIllustration } from '../../ui/illustrations.tsx'
import { FilterBox } from '../../ui/filter-box.tsx'
import { leadsQuery } from './api.ts'
import { durationText } from './duration.ts'
import { HiddenLeads } from './hidden-leads.tsx'
import { LeadCard } from './lead-card.tsx'

/** Everybody who asked for this supplier's contact, newest first, with what came of it. */
export function LeadInbox() {
  const { boxOf } = useErrorText()
  const url = useListUrl()
  const status = url.choice('estado', leadStatuses)
  const busca = url.text('busca').slice(0, 100)
  const only = Number(url.text('pedido')) || undefined
  const list = useInfiniteQuery({
    ...leadsQuery({ status, busca, id: only }),
    placeholderData: keepPreviousData,
  })
  const first = list.data?.pages[0]
  const read = list.data?.pages.flatMap(({ data }) => data) ?? []
  const leads = useKept(read, list.isPlaceholderData, `${status} ${busca} ${only}`)
  if (list.isLoadingError) return <ErrorBox {...boxOf(list)} />
  if (!first) return <LoadingRows rows={5} />
  const isFiltered = Boolean(status || busca || only)
  return (
    <Stack gap="md">
      <Text c="dimmed">{m.leads_intro()}</Text>
      {only ? (
        <Group>
          <Button variant="default" onClick={() => url.set({ pedido: undefined })}>
            {m.leads_all()}
          </Button>
        </Group>
      ) : (
        <Filters url={url} page={first} status={status} />
      )}
      {leads.length === 0 ? (
        <EmptyState
          illustration={<ReferralIllustration width={200} />}
          title={isFiltered ? m.leads_noneFound() : m.leads_empty()}
          text={isFiltered ? m.leads_noneFoundText() : m.leads_emptyText()}
        />
      ) : (
        leads.map((lead) => <LeadCard key={lead.id} lead={lead} opened={lead.id === only} />)
      )}
      <MoreOf list={list} label={m.leads_more()} />
      {first.hidden > 0 && <HiddenLeads count={first.hidden} />}
    </Stack>
  )
}

/** What was changed no longer fits the filter, but stays until another is chosen: somebody may write in it. */
function useKept(leads: Lead[], ofOtherFilter: boolean, filter: string): Lead[] {
  const [kept, setKept] = useState({ filter, leads })
  if (ofOtherFilter) return leads
  const before = kept.filter === filter ? kept.leads : []
  const together = new Map([...before, ...leads].map((lead) => [lead.id, lead]))
  const now = [...together.values()].sort((a, b) => b.id - a.id)
  const isSame =
    kept.filter === filter &&
    now.length === kept.leads.length &&
    now.every((lead, at) => lead === kept.leads[at])
  if (!isSame) setKept({ filter, leads: now })
  return now
}

type FiltersProps = { url: ListUrl; page: LeadPage; status: LeadStatus | undefined }

function Filters({ url, page, status }: FiltersProps) {
  const busca = url.text('busca').slice(0, 100)
  const { counts, medianMinutes } = page
  const countOf = (one: LeadStatus) =>
    counts[one] >= mostCounted ? `${mostCounted - 1}+` : String(counts[one])
  return (
    <>
      <Chip.Group
        value={status ?? 'todos'}
        onChange={(chosen) =>
          url.change({ estado: chosen === 'todos' ? undefined : String(chosen) })
        }
      >
        <Group gap="xs" role="group" aria-label={m.leads_states()}>
          <Chip value="todos">{m.leads_every()}</Chip>
          {leadStatuses.map((one) => (
            <Chip key={one} value={one}>
              {m.leads_status({ status: one })} ({countOf(one)})
            </Chip>
          ))}
        </Group>
      </Chip.Group>
      <Group gap="sm" align="flex-end">
        <FilterBox
          label={m.leads_search()}
          value={url.text('busca')}
          onSearch={(text) => url.change({ busca: text })}
          flex={1}
          miw={240}
          maw={480}
        />
        <ExportButton
          url={`/api${urlOf(exportLeads, { query: { status: status ?? '', busca } })}`}
        />
      </Group>
      {medianMinutes !== null && (
        <Text size="sm" c="dimmed">
          {m.leads_median({ time: durationText(medianMinutes) })}
        </Text>
      )}
    </>
  )
}
