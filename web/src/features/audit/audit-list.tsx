import { Anchor, Button, Text } from '@mantine/core'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { listChanges } from 'contract/audit'
import { m } from '#texts/messages.js'
import { useListUrl } from '../../lib/list-url.ts'
import { query } from '../../lib/query.ts'
import { AdminList } from '../../ui/admin-list.tsx'
import { AuditFilters, auditFilterOf, clearAuditFilter, isAuditFiltered } from './audit-filters.tsx'
import { AuditCard } from './audit-trail.tsx'

/** Every change of every administrator; ?registro=12 shows those of one supplier. */
export function AuditList() {
  const url = useListUrl()
  const filter = auditFilterOf(url)
  const isFiltered = isAuditFiltered(url)
  const { record, person, action, from, to } = filter
  const list = useQuery({
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
  return (
    <AdminList
      url={url}
      list={list}
      filters={
        <>
          <AuditFilters url={url} filter={filter} />
          {record && (
            <Text size="sm">
              {m.audit_onlyRecord({ id: record })}{' '}
              <Anchor
                component="button"
                inherit
                onClick={() => url.change({ registro: undefined })}
              >
                {m.audit_everything()}
              </Anchor>
            </Text>
          )}
          {isFiltered && (
            <Button
              variant="default"
              onClick={() => clearAuditFilter(url)}
              style={{ alignSelf: 'flex-start' }}
            >
              {m.audit_clear()}
            </Button>
          )}
        </>
      }
      empty={{ title: isFiltered ? m.audit_noneForFilter() : m.audit_nothing() }}
    >
      {(entries) => entries.map((entry) => <AuditCard key={entry.id} entry={entry} withSubject />)}
    </AdminList>
  )
}
