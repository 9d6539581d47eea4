import { ActionIcon, Badge, Paper, Skeleton, Stack, Table, Tooltip } from '@mantine/core'
import { IconCheck, IconEye } from '@tabler/icons-react'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { type Referral, type ReferralStatus, setReferralStatus } from 'contract/referrals'
import { useTranslation } from 'react-i18next'
import { call } from '../../lib/call.ts'
import { useErrorText } from '../../lib/error-text.ts'
import { notifyProblem } from '../../lib/notify.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ErrorBox } from '../../ui/error-box.tsx'
import { ReferralIllustration } from '../../ui/illustrations.tsx'
import { referralsQuery } from './api.ts'

export function ReferralsTable() {
  const { t } = useTranslation()
  const { textOf } = useErrorText()
  const { data, error, refetch } = useQuery(referralsQuery)
  const toggle = useToggle()
  if (error) {
    return (
      <ErrorBox
        text={textOf(error)}
        retry={{ label: t('common.retry'), onClick: () => void refetch() }}
      />
    )
  }
  if (!data) return <LoadingRows />
  if (data.length === 0) {
    return (
      <EmptyState
        illustration={<ReferralIllustration width={200} />}
        title={t('referrals.emptyTitle')}
        text={t('referrals.emptyText')}
      />
    )
  }
  return (
    <Paper>
      <Table.ScrollContainer minWidth={720}>
        <Table stickyHeader>
          <Table.Thead>
            <Table.Tr>
              <Table.Th>{t('referrals.columnReferrer')}</Table.Th>
              <Table.Th>{t('referrals.columnEmail')}</Table.Th>
              <Table.Th>{t('referrals.columnPhone')}</Table.Th>
              <Table.Th>{t('referrals.columnName')}</Table.Th>
              <Table.Th>{t('referrals.columnStatus')}</Table.Th>
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {data.map((referral) => (
              <ReferralRow key={referral.id} referral={referral} onToggle={toggle} />
            ))}
          </Table.Tbody>
        </Table>
      </Table.ScrollContainer>
    </Paper>
  )
}

const opposite = (status: ReferralStatus): ReferralStatus =>
  status === 'aguardando' ? 'contactado' : 'aguardando'

type RowProps = { referral: Referral; onToggle(referral: Referral): void }

function ReferralRow({ referral, onToggle }: RowProps) {
  const { t } = useTranslation()
  const waiting = referral.status === 'aguardando'
  const action = waiting
    ? t('referrals.markContacted', { name: referral.empresa_freelancer_indicada })
    : t('referrals.markWaiting', { name: referral.empresa_freelancer_indicada })
  return (
    <Table.Tr>
      <Table.Td>{referral.nome_indicador}</Table.Td>
      <Table.Td>{referral.email_indicado}</Table.Td>
      <Table.Td>{referral.telefone_indicado}</Table.Td>
      <Table.Td>{referral.empresa_freelancer_indicada}</Table.Td>
      <Table.Td>
        <Stack gap="xs" align="center" style={{ flexDirection: 'row' }}>
          <Tooltip label={action}>
            <ActionIcon
              variant="filled"
              color={waiting ? 'orange.5' : 'green'}
              size={44}
              aria-label={action}
              onClick={() => onToggle(referral)}
            >
              {waiting ? <IconEye size={20} /> : <IconCheck size={20} />}
            </ActionIcon>
          </Tooltip>
          <Badge color={waiting ? 'orange' : 'green'}>{t(`referrals.${referral.status}`)}</Badge>
        </Stack>
      </Table.Td>
    </Table.Tr>
  )
}

/** Shows the new state at once and takes it back when the server refuses. */
function useToggle(): (referral: Referral) => void {
  const { t } = useTranslation()
  const { textOf } = useErrorText()
  const client = useQueryClient()
  const { queryKey } = referralsQuery
  const show = (id: number, status: ReferralStatus) =>
    client.setQueryData<Referral[]>(queryKey, (list) =>
      list?.map((item) => (item.id === id ? { ...item, status } : item)),
    )
  const { mutate } = useMutation({
    mutationFn: ({ id, status }: Referral) =>
      call(setReferralStatus, { params: { id }, query: { status: opposite(status) } }),
    meta: { background: true },
    onMutate: ({ id, status }) => show(id, opposite(status)),
    onError(error, { id, status }) {
      show(id, status)
      notifyProblem({ title: t('common.error'), message: textOf(error) })
    },
    onSuccess: ({ id, status }) => show(id, status),
  })
  return mutate
}

function LoadingRows() {
  return (
    <Stack gap="sm" aria-hidden>
      {Array.from({ length: 5 }, (_, index) => (
        <Skeleton key={index} height={52} />
      ))}
    </Stack>
  )
}
