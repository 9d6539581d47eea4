import { Anchor, NavLink, Paper, SegmentedControl, Stack, Text } from '@mantine/core'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { listCompanies, listFreelancers } from 'contract/records'
import { type SupplierKind, supplierKinds } from 'contract/rules/plans'
import { Fragment, type ReactNode } from 'react'
import { Link } from 'react-router'
import { m } from '#texts/messages.js'
import { useErrorText } from '../../lib/error-text.ts'
import { type ListUrl, useListUrl } from '../../lib/list-url.ts'
import { query } from '../../lib/query.ts'
import { LoadingRows } from '../../ui/data-list.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ErrorBox } from '../../ui/error-box.tsx'
import { FilterBox } from '../../ui/filter-box.tsx'
import { placeOf } from './record-parts.tsx'

const shown = 10

/** A supplier by the account of its person. */
type Chosen = { kind: SupplierKind; account: number }
type ChosenSupplierProps = { question: string; children(chosen: Chosen): ReactNode }

/**
 * An administrator has no page of their own: first, whose is it? The answer is in the address:
 * ?tipo=Empresa&conta=12.
 */
export function ChosenSupplier({ question, children }: ChosenSupplierProps) {
  const url = useListUrl()
  const account = Number(url.text('conta'))
  const kind = url.choice('tipo', supplierKinds) ?? 'Freelancer'
  if (!Number.isInteger(account) || account <= 0) {
    return <SupplierPicker question={question} url={url} kind={kind} />
  }
  return (
    <>
      <Anchor component={Link} to="?" mb="md" display="inline-block">
        {m.admin_otherSupplier()}
      </Anchor>
      {/* A form that kept the values of one supplier would save them as another's. */}
      <Fragment key={`${kind} ${account}`}>{children({ kind, account })}</Fragment>
    </>
  )
}

type PickerProps = { question: string; url: ListUrl; kind: SupplierKind }

function SupplierPicker({ question, url, kind }: PickerProps) {
  return (
    <Stack gap="md" maw={640}>
      <Text>{question}</Text>
      <SegmentedControl
        size="md"
        aria-label={m.admin_editKind()}
        value={kind}
        onChange={(tipo) => url.change({ tipo })}
        data={[
          { value: 'Freelancer', label: m.admin_freelancersTitle() },
          { value: 'Empresa', label: m.admin_companiesTitle() },
        ]}
      />
      <FilterBox
        label={m.admin_search()}
        placeholder={m.admin_searchHint()}
        value={url.text('busca')}
        onSearch={(text) => url.change({ busca: text })}
      />
      <Matches url={url} kind={kind} />
    </Stack>
  )
}

type Match = { id: number; name: string; place: string; email: string; account: number }

function Matches({ url, kind }: { url: ListUrl; kind: SupplierKind }) {
  const { boxOf } = useErrorText()
  const { data, found } = useMatches(url.text('busca').slice(0, 100), kind)
  if (found.error) return <ErrorBox {...boxOf(found)} />
  if (!data) return <LoadingRows rows={5} />
  if (data.length === 0) {
    return <EmptyState title={m.admin_emptyTitle()} text={m.admin_emptyText()} />
  }
  return (
    <Paper p="xs">
      {data.map(({ id, name, place, email, account }) => (
        <NavLink
          key={id}
          component={Link}
          to={`?${new URLSearchParams({ tipo: kind, conta: String(account) })}`}
          onClick={url.leave}
          label={name}
          description={`${email} · ${place}`}
        />
      ))}
    </Paper>
  )
}

function useMatches(busca: string, kind: SupplierKind) {
  const page = { query: { busca, limit: shown, sort: 'nome', order: 'asc' } } as const
  const people = useQuery({
    ...query(listFreelancers, page),
    placeholderData: keepPreviousData,
    enabled: kind === 'Freelancer',
  })
  const firms = useQuery({
    ...query(listCompanies, page),
    placeholderData: keepPreviousData,
    enabled: kind === 'Empresa',
  })
  const found = kind === 'Freelancer' ? people : firms
  const data: Match[] | undefined =
    kind === 'Freelancer'
      ? people.data?.data.map((row) => ({
          id: row.id,
          name: row.nome,
          place: placeOf(row),
          email: row.email,
          account: row.id,
        }))
      : firms.data?.data.map(({ pf, pj }) => ({
          id: pj.id,
          name: pj.nome_fantasia,
          place: placeOf(pj),
          email: pf.email,
          account: pf.id,
        }))
  return { data, found }
}
