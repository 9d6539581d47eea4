import { Anchor, Button, Group, Text } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { type ContactRequest, exportContactRequests, listContactRequests } from 'contract/contacts'
import { urlOf } from 'contract/endpoint'
import { pageSizes } from 'contract/paging'
import { Link } from 'react-router'
import { m } from '#texts/messages.js'
import { useErrorText } from '../../lib/error-text.ts'
import { useFormat } from '../../lib/format.ts'
import { type ListUrl, useListUrl } from '../../lib/list-url.ts'
import { query } from '../../lib/query.ts'
import { urls } from '../../lib/urls.ts'
import { type Column, DataList, LoadingRows } from '../../ui/data-list.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ErrorBox } from '../../ui/error-box.tsx'
import { PageSize, Pager } from '../../ui/pager.tsx'
import { SearchBox } from '../../ui/search-box.tsx'

/** Who asked for whom, and when. */
export function ContactRequestsList() {
  const url = useListUrl()
  const busca = url.text('busca').slice(0, 100)
  return (
    <>
      <SearchBox
        label={m.contacts_requestsSearch()}
        value={url.text('busca')}
        onSearch={(text) => url.change({ busca: text })}
        mb="md"
        maw={560}
      />
      <Group justify="space-between" mb="sm">
        <PageSize
          before={m.admin_show()}
          after={m.admin_perPage()}
          label={m.admin_pageSize()}
          sizes={pageSizes}
          value={url.size}
          onChange={url.setSize}
        />
        <Button
          component="a"
          href={`/api${urlOf(exportContactRequests, { query: { busca } })}`}
          download
          variant="default"
          leftSection={<IconDownload size={18} aria-hidden />}
        >
          {m.admin_export()}
        </Button>
      </Group>
      <Rows url={url} busca={busca} />
    </>
  )
}

function Rows({ url, busca }: { url: ListUrl; busca: string }) {
  const { boxOf } = useErrorText()
  const { number, dateTime } = useFormat()
  const { data, error, refetch } = useQuery({
    ...query(listContactRequests, { query: { skip: url.skip, limit: url.size, busca } }),
    placeholderData: keepPreviousData,
  })
  if (error) return <ErrorBox {...boxOf({ error, refetch })} />
  if (!data) return <LoadingRows rows={5} />
  if (data.data.length === 0) {
    return <EmptyState title={m.contacts_requestsEmpty()} text={m.contacts_requestsEmptyText()} />
  }
  const columns: Column<ContactRequest>[] = [
    {
      key: 'data',
      label: m.contacts_requestsDate(),
      nowrap: true,
      render: ({ created_at }) => dateTime(created_at),
    },
    { key: 'nome', label: m.contacts_requestsWho(), render: ({ nome }) => nome },
    { key: 'email', label: m.admin_columnEmail(), roomy: true, render: ({ email }) => email },
    {
      key: 'telefone',
      label: m.admin_columnPhone(),
      nowrap: true,
      render: ({ telefone }) => telefone,
    },
    {
      key: 'fornecedor',
      label: m.contacts_requestsSupplier(),
      render: ({ supplier_id, supplier_nome, supplier_kind }) => (
        <Anchor
          component={Link}
          to={`${urls.dashboardSection(supplier_kind === 'Empresa' ? 'empresas' : 'freelancers')}?id=${supplier_id}`}
          inherit
        >
          {supplier_nome}
        </Anchor>
      ),
    },
    {
      key: 'mensagem',
      label: m.contacts_requestsMessage(),
      roomy: true,
      render: ({ mensagem }) => (
        <Text inherit style={{ whiteSpace: 'pre-line' }}>
          {mensagem}
        </Text>
      ),
    },
  ]
  return (
    <>
      <DataList
        label={m.contacts_requestsTitle()}
        rows={data.data}
        rowKey={({ id }) => id}
        columns={columns}
        title="nome"
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
