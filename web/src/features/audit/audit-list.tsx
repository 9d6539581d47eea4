import { Anchor, Stack, Text } from '@mantine/core'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { listChanges } from 'contract/audit'
import { pageSizes } from 'contract/paging'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { useErrorText } from '../../lib/error-text.ts'
import { useFormat } from '../../lib/format.ts'
import { useListUrl } from '../../lib/list-url.ts'
import { query } from '../../lib/query.ts'
import { LoadingRows } from '../../ui/data-list.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ErrorBox } from '../../ui/error-box.tsx'
import { PageSize, Pager } from '../../ui/pager.tsx'
import { AuditCard } from './audit-trail.tsx'

/** Every change of every administrator; ?registro=12 shows those of one supplier. */
export function AuditList() {
  const { t } = useTranslation()
  const { boxOf } = useErrorText()
  const { number } = useFormat()
  const url = useListUrl()
  const record = Number(url.text('registro')) || undefined
  const of = record ? { subject: 'supplier' as const, id: record } : {}
  const { data, error, refetch } = useQuery({
    ...query(listChanges, { query: { skip: url.skip, limit: url.size, ...of } }),
    placeholderData: keepPreviousData,
  })
  if (error) return <ErrorBox {...boxOf({ error, refetch })} />
  if (!data) return <LoadingRows rows={url.size} />
  return (
    <Stack gap="sm">
      <PageSize
        before={t('admin.show')}
        after={t('admin.perPage')}
        label={t('admin.pageSize')}
        sizes={pageSizes}
        value={url.size}
        onChange={url.setSize}
      />
      {record && (
        <Text size="sm">
          {t('audit.onlyRecord', { id: record })}{' '}
          <Anchor component={Link} to="?" inherit>
            {t('audit.everything')}
          </Anchor>
        </Text>
      )}
      {data.data.length === 0 && <EmptyState title={t('audit.none')} />}
      {data.data.map((entry) => (
        <AuditCard key={entry.id} entry={entry} withSubject />
      ))}
      <Pager
        summary={t('admin.showing', { shown: number(data.data.length), total: number(data.total) })}
        previous={t('admin.previous')}
        next={t('admin.next')}
        page={url.page}
        pages={Math.ceil(data.total / url.size)}
        onPage={url.goTo}
      />
    </Stack>
  )
}
