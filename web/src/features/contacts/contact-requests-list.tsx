import { Anchor, Button, Group, Text } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { type ContactRequest, exportContactRequests, listContactRequests } from 'contract/contacts'
import { urlOf } from 'contract/endpoint'
import { pageSizes } from 'contract/paging'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
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
  const { t } = useTranslation()
  const url = useListUrl()
  const busca = url.text('busca').slice(0, 100)
  return (
    <>
      <SearchBox
        label={t('contacts.requestsSearch')}
        value={url.text('busca')}
        onSearch={(text) => url.change({ busca: text })}
        mb="md"
        maw={560}
      />
      <Group justify="space-between" mb="sm">
        <PageSize
          before={t('admin.show')}
          after={t('admin.perPage')}
          label={t('admin.pageSize')}
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
          {t('admin.export')}
        </Button>
      </Group>
      <Rows url={url} busca={busca} />
    </>
  )
}

function Rows({ url, busca }: { url: ListUrl; busca: string }) {
  const { t } = useTranslation()
  const { boxOf } = useErrorText()
  const { number, dateTime } = useFormat()
  const { data, error, refetch } = useQuery({
    ...query(listContactRequests, { query: { skip: url.skip, limit: url.size, busca } }),
    placeholderData: keepPreviousData,
  })
  if (error) return <ErrorBox {...boxOf({ error, refetch })} />
  if (!data) return <LoadingRows rows={5} />
  if (data.data.length === 0) {
    return <EmptyState title={t('contacts.requestsEmpty')} text={t('contacts.requestsEmptyText')} />
  }
  const columns: Column<ContactRequest>[] = [
    {
      key: 'data',
      label: t('contacts.requestsDate'),
      nowrap: true,
      render: ({ created_at }) => dateTime(created_at),
    },
    { key: 'nome', label: t('contacts.requestsWho'), render: ({ nome }) => nome },
    { key: 'email', label: t('admin.columnEmail'), roomy: true, render: ({ email }) => email },
    {
      key: 'telefone',
      label: t('admin.columnPhone'),
      nowrap: true,
      render: ({ telefone }) => telefone,
    },
    {
      key: 'fornecedor',
      label: t('contacts.requestsSupplier'),
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
      label: t('contacts.requestsMessage'),
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
        label={t('contacts.requestsTitle')}
        rows={data.data}
        rowKey={({ id }) => id}
        columns={columns}
        title="nome"
      />
      <Pager
        summary={t('admin.showing', { shown: number(data.data.length), total: number(data.total) })}
        previous={t('admin.previous')}
        next={t('admin.next')}
        page={url.page}
        pages={Math.ceil(data.total / url.size)}
        onPage={url.goTo}
      />
    </>
  )
}
