import { useQuery } from '@tanstack/react-query'
import { urlOf } from 'contract/endpoint'
import type { FreelancerRecord } from 'contract/profiles'
import { exportFreelancers } from 'contract/records'
import type { ComponentProps } from 'react'
import { m } from '#texts/messages.js'
import { useListUrl } from '../../lib/list-url.ts'
import type { Column } from '../../ui/data-list.tsx'
import { freelancersQuery, recordFilter } from './api.ts'
import { FreelancerDialog } from './record-dialog.tsx'
import { RecordList } from './record-list.tsx'
import { NameWithStanding, placeOf } from './record-parts.tsx'

type ListProps = Pick<ComponentProps<typeof FreelancerDialog>, 'renderMore' | 'moreReads'>

export function FreelancersList(more: ListProps) {
  const url = useListUrl()
  const list = useQuery(freelancersQuery(url))
  const columns: Column<FreelancerRecord>[] = [
    { key: 'id', label: m.admin_columnId(), render: ({ id }) => id, sortKey: 'id' },
    {
      key: 'nome',
      label: m.admin_columnName(),
      sortKey: 'nome',
      render: (row) => (
        <NameWithStanding name={row.nome} plan={row.plan} active={row.status} kind="Freelancer" />
      ),
    },
    {
      key: 'telefone',
      nowrap: true,
      label: m.admin_columnPhone(),
      render: ({ telefone }) => telefone ?? '—',
    },
    { key: 'email', roomy: true, label: m.admin_columnEmail(), render: ({ email }) => email },
    { key: 'cidade', label: m.admin_columnPlace(), render: placeOf, sortKey: 'cidade' },
  ]
  return (
    <>
      <RecordList
        kind="Freelancer"
        label={m.admin_freelancersTitle()}
        url={url}
        list={list}
        columns={columns}
        exportUrl={`/api${urlOf(exportFreelancers, { query: recordFilter(url) })}`}
        idOf={({ id }) => id}
        nameOf={({ nome }) => nome}
      />
      <FreelancerDialog url={url} {...more} />
    </>
  )
}
