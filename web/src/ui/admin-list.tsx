import { Button, Group, Select, Stack, Text } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'
import { pageSizes } from 'contract/paging'
import { type ReactNode, useEffect, useId } from 'react'
import { m } from '#texts/messages.js'
import { useErrorText } from '../lib/error-text.ts'
import { useFormat } from '../lib/format.ts'
import type { ListUrl } from '../lib/list-url.ts'
import { LoadingRows } from './data-list.tsx'
import { EmptyState } from './empty-state.tsx'
import { ErrorBox } from './error-box.tsx'

type Page<Row> = { data: readonly Row[]; total: number }

type AdminListProps<Row> = {
  url: ListUrl
  /** What useQuery() says of the page that the address asks for. */
  list: { data: Page<Row> | undefined; error: unknown; refetch(): unknown }
  filters?: ReactNode
  /** Where what the filters find can be had as a file. */
  exportUrl?: string
  empty: { title: string; text?: string; illustration?: ReactNode }
  /** Draws the rows: a DataList, or cards. */
  children(rows: readonly Row[]): ReactNode
}

/** A list in the dashboard that one pages through: filters, page size, export, rows, pager. */
export function AdminList<Row>(props: AdminListProps<Row>) {
  const { url, filters, exportUrl } = props
  return (
    <Stack gap="md">
      {filters}
      <Group justify="space-between">
        <PageSize url={url} />
        {exportUrl && <ExportButton url={exportUrl} />}
      </Group>
      <Rows {...props} />
    </Stack>
  )
}

function Rows<Row>({ url, list, empty, children }: AdminListProps<Row>) {
  const { boxOf } = useErrorText()
  const { data, error } = list
  const isPastEnd = useLastPage(url, data)
  // A failed re-read leaves the rows, and what is being typed in one of them.
  if (error && !data) return <ErrorBox {...boxOf(list)} />
  if (!data || isPastEnd) return <LoadingRows rows={Math.min(url.size, 10)} />
  return (
    <>
      {data.data.length === 0 ? <EmptyState {...empty} /> : children(data.data)}
      <Pager url={url} shown={data.data.length} total={data.total} />
    </>
  )
}

/** Whoever decides on the last row of a later page goes on with the page before it, as long as there is one. */
function useLastPage<Row>(url: ListUrl, list: Page<Row> | undefined): boolean {
  const isPastEnd = list !== undefined && list.data.length === 0 && list.total > 0
  const last = isPastEnd ? Math.ceil(list.total / url.size) : url.page
  useEffect(() => {
    if (url.page > last) url.goBackTo(last)
  }, [url, last])
  return isPastEnd
}

export function ExportButton({ url }: { url: string }) {
  return (
    <Button
      component="a"
      href={url}
      download
      variant="default"
      leftSection={<IconDownload size={18} aria-hidden />}
    >
      {m.admin_export()}
    </Button>
  )
}

/** 'Mostrar [5] Registros por página'. */
function PageSize({ url }: { url: ListUrl }) {
  return (
    <Group gap="xs" wrap="nowrap">
      <Text size="sm">{m.admin_show()}</Text>
      <Select
        aria-label={m.admin_pageSize()}
        data={pageSizes.map(String)}
        value={String(url.size)}
        allowDeselect={false}
        onChange={(size) => size && url.setSize(Number(size))}
        w={88}
      />
      <Text size="sm">{m.admin_perPage()}</Text>
    </Group>
  )
}

type PagerProps = { url: ListUrl; shown: number; total: number }

function Pager({ url, shown, total }: PagerProps) {
  const id = useId()
  const { number } = useFormat()
  const pages = Math.ceil(total / url.size)
  if (pages === 0) return null
  return (
    <Group component="nav" aria-labelledby={id} justify="space-between">
      <Text size="sm" c="dimmed" id={id} role="status">
        {m.admin_showing({ count: total, shown: number(shown), total: number(total) })}
      </Text>
      <Group gap="xs">
        <Button
          variant="default"
          disabled={url.page <= 1}
          onClick={() => url.goTo(Math.min(url.page - 1, pages))}
        >
          {m.admin_previous()}
        </Button>
        <Button
          variant="default"
          disabled={url.page >= pages}
          onClick={() => url.goTo(url.page + 1)}
        >
          {m.admin_next()}
        </Button>
      </Group>
    </Group>
  )
}
