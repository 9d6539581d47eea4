import { Anchor, Button, Group, Stack, Text } from '@mantine/core'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { listChanges } from 'contract/audit'
import { pageSizes } from 'contract/paging'
import { m } from '#texts/messages.js'
import { useErrorText } from '../../lib/error-text.ts'
import { useFormat } from '../../lib/format.ts'
import { type ListUrl, useListUrl } from '../../lib/list-url.ts'
import { query } from '../../lib/query.ts'
import { LoadingRows } from '../../ui/data-list.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ErrorBox } from '../../ui/error-box.tsx'
import { PageSize, Pager } from '../../ui/pager.tsx'
import {
  type AuditFilter,
  AuditFilters,
  auditFilterOf,
  clearAuditFilter,
  isAuditFiltered,
} from './audit-filters.tsx'
import { AuditCard } from './audit-trail.tsx'

/** Every change of every administrator; ?registro=12 shows those of one supplier. */
export function AuditList() {
  const url = useListUrl()
  const filter = auditFilterOf(url)
  return (
    <Stack gap="md">
      <AuditFilters url={url} filter={filter} />
      {filter.record && (
        <Text size="sm">
          {m.audit_onlyRecord({ id: filter.record })}{' '}
          <Anchor component="button" inherit onClick={() => url.change({ registro: undefined })}>
            {m.audit_everything()}
          </Anchor>
        </Text>
      )}
      <Group justify="space-between">
        <PageSize
          before={m.admin_show()}
          after={m.admin_perPage()}
          label={m.admin_pageSize()}
          sizes={pageSizes}
          value={url.size}
          onChange={url.setSize}
        />
        {isAuditFiltered(url) && (
          <Button variant="default" onClick={() => clearAuditFilter(url)}>
            {m.audit_clear()}
          </Button>
        )}
      </Group>
      <Changes url={url} filter={filter} />
    </Stack>
  )
}

function Changes({ url, filter }: { url: ListUrl; filter: AuditFilter }) {
  const { boxOf } = useErrorText()
  const { number } = useFormat()
  const { record, person, action, from, to } = filter
  const { data, error, refetch } = useQuery({
    ...query(listChanges, {
      query: {
        skip: url.skip,
        limit: url.size,
        ...(record ? { subject: 'supplier' as const, id: record } : {}),
        ...(person ? { pessoa: person } : {}),
        ...(action ? { action } : {}),
        ...(from ? { de: from } : {}),
        ...(to ? { ate: to } : {}),
      },
    }),
    placeholderData: keepPreviousData,
  })
  if (error) return <ErrorBox {...boxOf({ error, refetch })} />
  if (!data) return <LoadingRows rows={url.size} />
  return (
    <>
      {data.data.length === 0 && (
        <EmptyState title={isAuditFiltered(url) ? m.audit_noneForFilter() : m.audit_nothing()} />
      )}
      {data.data.map((entry) => (
        <AuditCard key={entry.id} entry={entry} withSubject />
      ))}
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
