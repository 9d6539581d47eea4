import { useQuery } from '@tanstack/react-query'
import { type ReplyOf, urlOf } from 'contract/endpoint'
import { exportCompanies, type listCompanies } from 'contract/records'
import type { ComponentProps } from 'react'
import { m } from '#texts/messages.js'
import { useListUrl } from '../../lib/list-url.ts'
import type { Column } from '../../ui/data-list.tsx'
import { companiesQuery, recordFilter } from './api.ts'
import { CompanyDialog } from './record-dialog.tsx'
import { RecordList } from './record-list.tsx'
import { NameWithStanding, placeOf } from './record-parts.tsx'

type Row = ReplyOf<typeof listCompanies>['data'][number]
type ListProps = Pick<ComponentProps<typeof CompanyDialog>, 'renderMore' | 'moreReads'>

export function CompaniesList(more: ListProps) {
  const url = useListUrl()
  const list = useQuery(companiesQuery(url))
  const columns: Column<Row>[] = [
    { key: 'id', label: m.admin_columnId(), render: ({ pj }) => pj.id, sortKey: 'id' },
    {
      key: 'nome',
      label: m.admin_columnCompany(),
      sortKey: 'nome',
      render: ({ pj }) => (
        <NameWithStanding
          name={pj.nome_fantasia}
          plan={pj.plan}
          active={pj.status}
          kind="Empresa"
        />
      ),
    },
    { key: 'dono', label: m.admin_columnOwner(), render: ({ pf }) => pf.nome },
    {
      key: 'telefone',
      nowrap: true,
      label: m.admin_columnPhone(),
      render: ({ pf }) => pf.telefone ?? '—',
    },
    { key: 'email', roomy: true, label: m.admin_columnEmail(), render: ({ pf }) => pf.email },
    {
      key: 'cidade',
      label: m.admin_columnPlace(),
      render: ({ pj }) => placeOf(pj),
      sortKey: 'cidade',
    },
  ]
  return (
    <>
      <RecordList
        kind="Empresa"
        label={m.admin_companiesTitle()}
        url={url}
        list={list}
        columns={columns}
        exportUrl={`/api${urlOf(exportCompanies, { query: recordFilter(url) })}`}
        idOf={({ pj }) => pj.id}
        nameOf={({ pj }) => pj.nome_fantasia}
      />
      <CompanyDialog url={url} {...more} />
    </>
  )
}
