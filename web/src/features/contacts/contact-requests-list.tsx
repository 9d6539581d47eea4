import { Anchor, Text } from '@mantine/core'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { type ContactRequest, exportContactRequests, listContactRequests } from 'contract/contacts'
import { urlOf } from 'contract/endpoint'
import { Link } from 'react-router'
import { m } from '#texts/messages.js'
import { useFormat } from '../../lib/format.ts'
import { useListUrl } from '../../lib/list-url.ts'
import { query } from '../../lib/query.ts'
import { urls } from 'contract/urls'
import { AdminList } from '../../ui/admin-list.tsx'
import { type Column, DataList } from '../../ui/data-list.tsx'
import { FilterBox } from '../../ui/filter-box.tsx'

/** Who asked for whom, and when. */
export function ContactRequestsList() {
  const { dateTime } = useFormat()
  const url = useListUrl()
  const busca = url.text('busca').slice(0, 100)
  const list = useQuery({
    ...query(listContactRequests, { query: { skip: url.skip, limit: url.size, busca } }),
    placeholderData: keepPreviousData,
  })
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
      words: true,
      label: m.contacts_requestsSupplier(),
      render: ({ supplier_id, supplier_nome, supplier_kind }) => (
        <Anchor component={Link} to={urls.record(supplier_kind, supplier_id)} inherit>
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
          {mensagem || '—'}
        </Text>
      ),
    },
  ]
  return (
    <AdminList
      url={url}
      list={list}
      filters={
        <FilterBox
          label={m.contacts_requestsSearch()}
          value={url.text('busca')}
          onSearch={(text) => url.change({ busca: text })}
          maw={560}
        />
      }
      exportUrl={`/api${urlOf(exportContactRequests, { query: { busca } })}`}
      empty={{ title: m.contacts_requestsEmpty(), text: m.contacts_requestsEmptyText() }}
    >
      {(rows) => (
        <DataList
          label={m.contacts_requestsTitle()}
          rows={rows}
          rowKey={({ id }) => id}
          columns={columns}
          title="nome"
        />
      )}
    </AdminList>
  )
}
