import { ActionIcon, Badge, Group, Tooltip } from '@mantine/core'
import { IconCheck, IconEye } from '@tabler/icons-react'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { getOverview } from 'contract/overview'
import {
  listReferrals,
  type Referral,
  type ReferralStatus,
  setReferralStatus,
} from 'contract/referrals'
import { m } from '#texts/messages.js'
import { call } from '../../lib/call.ts'
import { useErrorText } from '../../lib/error-text.ts'
import { type ListUrl, useListUrl } from '../../lib/list-url.ts'
import { notifyProblem } from '../../lib/notify.ts'
import { type Column, DataList, LoadingRows } from '../../ui/data-list.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ErrorBox } from '../../ui/error-box.tsx'
import { ReferralIllustration } from '../../ui/illustrations.tsx'
import { referralsQuery } from './api.ts'
import { ReferralFilters } from './referral-filters.tsx'

export function ReferralsTable() {
  const url = useListUrl()
  return (
    <>
      <ReferralFilters url={url} />
      <Rows url={url} />
    </>
  )
}

function Rows({ url }: { url: ListUrl }) {
  const { boxOf } = useErrorText()
  const { data, error, refetch } = useQuery(referralsQuery(url))
  const toggle = useToggle(url)
  if (error) {
    return <ErrorBox {...boxOf({ error, refetch })} />
  }
  if (!data) return <LoadingRows rows={5} />
  if (data.length === 0) {
    const filtered = url.text('busca') !== '' || url.text('status') !== ''
    return (
      <EmptyState
        illustration={<ReferralIllustration width={200} />}
        title={filtered ? m.referrals_noneFound() : m.referrals_emptyTitle()}
        text={filtered ? m.referrals_noneFoundText() : m.referrals_emptyText()}
      />
    )
  }
  const columns: Column<Referral>[] = [
    {
      key: 'indicador',
      label: m.referrals_columnReferrer(),
      render: ({ nome_indicador }) => nome_indicador || '—',
    },
    {
      key: 'email',
      label: m.referrals_columnEmail(),
      render: ({ email_indicado }) => email_indicado || '—',
    },
    {
      key: 'telefone',
      nowrap: true,
      label: m.referrals_columnPhone(),
      render: ({ telefone_indicado }) => telefone_indicado || '—',
    },
    {
      key: 'nome',
      label: m.referrals_columnName(),
      render: ({ empresa_freelancer_indicada }) => empresa_freelancer_indicada || '—',
    },
  ]
  return (
    <DataList
      label={m.referrals_pageTitle()}
      rows={data}
      rowKey={({ id }) => id}
      columns={columns}
      title="nome"
      actions={{
        label: m.referrals_columnStatus(),
        render: (referral) => <StatusToggle referral={referral} onToggle={toggle} />,
      }}
    />
  )
}

const opposite = (status: Referral['status']): ReferralStatus =>
  status === 'aguardando' ? 'contactado' : 'aguardando'

type ToggleProps = { referral: Referral; onToggle(referral: Referral): void }

function StatusToggle({ referral, onToggle }: ToggleProps) {
  // Their own word: nothing here changes it.
  if (referral.status === 'recusado') {
    return (
      <Badge color="slate" flex="none">
        {m.referrals_status({ status: 'recusado' })}
      </Badge>
    )
  }
  const waiting = referral.status === 'aguardando'
  const action = waiting
    ? m.referrals_markContacted({ name: referral.empresa_freelancer_indicada })
    : m.referrals_markWaiting({ name: referral.empresa_freelancer_indicada })
  return (
    <Group gap="xs" wrap="nowrap">
      <Tooltip label={action}>
        <ActionIcon
          variant="filled"
          color={waiting ? 'orange' : 'green'}
          size={44}
          aria-label={action}
          onClick={() => onToggle(referral)}
        >
          {waiting ? <IconEye size={20} /> : <IconCheck size={20} />}
        </ActionIcon>
      </Tooltip>
      <Badge color={waiting ? 'orange' : 'green'} flex="none">
        {m.referrals_status({ status: referral.status })}
      </Badge>
    </Group>
  )
}

/**
 * Shows the new state at once and takes it back when the server refuses. A list filtered by state
 * keeps the row until it is read anew, so that a slip can be taken back. One call at a time: the last
 * click is what holds, in whatever order answers come.
 */
function useToggle(url: ListUrl): (referral: Referral) => void {
  const { textOf } = useErrorText()
  const client = useQueryClient()
  const { queryKey } = referralsQuery(url)
  const show = (id: number, status: Referral['status']) =>
    client.setQueryData<Referral[]>(queryKey, (list) =>
      list?.map((item) => (item.id === id ? { ...item, status } : item)),
    )
  const { mutate } = useMutation({
    mutationFn: ({ id, status }: Referral) =>
      call(setReferralStatus, { params: { id }, query: { status: opposite(status) } }),
    meta: { background: true },
    scope: { id: setReferralStatus },
    onMutate: ({ id, status }) => show(id, opposite(status)),
    onError(error, { id, status }) {
      show(id, status)
      notifyProblem(textOf(error))
    },
    onSuccess: async () => {
      await client.invalidateQueries({ queryKey: [listReferrals], refetchType: 'none' })
      await client.invalidateQueries({ queryKey: [getOverview] })
    },
  })
  return mutate
}
