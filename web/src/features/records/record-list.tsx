import { ActionIcon, Tooltip } from '@mantine/core'
import { IconEye } from '@tabler/icons-react'
import { m } from '#texts/messages.js'
import { useErrorText } from '../../lib/error-text.ts'
import { useFormat } from '../../lib/format.ts'
import type { ListUrl } from '../../lib/list-url.ts'
import { type Column, DataList, LoadingRows } from '../../ui/data-list.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ErrorBox } from '../../ui/error-box.tsx'
import { Pager } from '../../ui/pager.tsx'

type RecordListProps<Row> = {
  label: string
  url: ListUrl
  list: {
    data: { data: Row[]; total: number } | undefined
    error: unknown
    refetch(): unknown
  }
  columns: readonly Column<Row>[]
  /** The column that names a row. */
  title: string
  idOf(row: Row): number
  nameOf(row: Row): string
}

/** One of the two lists of suppliers: rows, empty, loading and failed, with its pager. */
export function RecordList<Row>(props: RecordListProps<Row>) {
  const { label, url, list, columns, title, idOf, nameOf } = props
  const { boxOf } = useErrorText()
  const { number } = useFormat()
  const { data, error } = list
  if (error) return <ErrorBox {...boxOf(list)} />
  if (!data) return <LoadingRows rows={url.size > 10 ? 10 : url.size} />
  const pages = Math.ceil(data.total / url.size)
  const by = url.text('sort') || 'id'
  const order = url.text('order') === 'asc' ? 'asc' : 'desc'
  return (
    <>
      {data.data.length === 0 ? (
        <EmptyState title={m.admin_emptyTitle()} text={m.admin_emptyText()} />
      ) : (
        <DataList
          label={label}
          rows={data.data}
          rowKey={idOf}
          columns={columns}
          title={title}
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
      <Pager
        summary={m.admin_showing({ shown: number(data.data.length), total: number(data.total) })}
        previous={m.admin_previous()}
        next={m.admin_next()}
        page={url.page}
        pages={pages}
        onPage={url.goTo}
      />
    </>
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
