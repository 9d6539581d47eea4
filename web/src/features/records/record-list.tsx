import { ActionIcon, Tooltip } from '@mantine/core'
import { IconEye } from '@tabler/icons-react'
import type { SupplierKind } from 'contract/rules/plans'
import { m } from '#texts/messages.js'
import type { ListUrl } from '../../lib/list-url.ts'
import { AdminList } from '../../ui/admin-list.tsx'
import { type Column, DataList } from '../../ui/data-list.tsx'
import { RecordFilters } from './record-filters.tsx'

type RecordListProps<Row> = {
  kind: SupplierKind
  label: string
  url: ListUrl
  list: {
    data: { data: Row[]; total: number } | undefined
    error: unknown
    refetch(): unknown
  }
  exportUrl: string
  columns: readonly Column<Row>[]
  idOf(row: Row): number
  nameOf(row: Row): string
}

/** One of the two lists of suppliers. */
export function RecordList<Row>(props: RecordListProps<Row>) {
  const { kind, label, url, list, exportUrl, columns, idOf, nameOf } = props
  const by = url.text('sort') || 'id'
  const order = url.text('order') === 'asc' ? 'asc' : 'desc'
  return (
    <AdminList
      url={url}
      list={list}
      filters={<RecordFilters url={url} kind={kind} />}
      exportUrl={exportUrl}
      empty={{ title: m.admin_emptyTitle(), text: m.admin_emptyText() }}
    >
      {(rows) => (
        <DataList
          label={label}
          rows={rows}
          rowKey={idOf}
          columns={columns}
          title="nome"
          sort={{
            by,
            order,
            onSort: (key) =>
              url.change({ sort: key, order: by === key && order === 'asc' ? 'desc' : 'asc' }),
          }}
          actions={{
            label: m.admin_columnActions(),
            render: (row) => (
              <ViewButton name={nameOf(row)} onClick={() => url.set({ id: String(idOf(row)) })} />
            ),
          }}
          minWidth={840}
        />
      )}
    </AdminList>
  )
}

function ViewButton({ name, onClick }: { name: string; onClick(): void }) {
  const label = m.admin_view({ name })
  return (
    <Tooltip label={label}>
      <ActionIcon variant="light" size={44} aria-label={label} onClick={onClick}>
        <IconEye size={20} />
      </ActionIcon>
    </Tooltip>
  )
}
