import { Button, Card, Group, Stack, Text, Title } from '@mantine/core'
import { Alert } from '../../ui/alert.tsx'
import { useQuery } from '@tanstack/react-query'
import type { Contact } from 'contract/contacts'
import { closeNeed, extendNeed, type MyNeed as Need, readMyNeed } from 'contract/needs'
import { urls } from 'contract/urls'
import { type ReactNode, useState } from 'react'
import { Link } from 'react-router'
import { m } from '#texts/messages.js'
import { isGone } from '../../lib/call.ts'
import { useErrorText } from '../../lib/error-text.ts'
import { useFormat } from '../../lib/format.ts'
import { notifySuccess } from '../../lib/notify.ts'
import { useCall } from '../../lib/query.ts'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { LoadingRows } from '../../ui/data-list.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ErrorBox } from '../../ui/error-box.tsx'
import { ReferralIllustration } from '../../ui/illustrations.tsx'
import { myNeedQuery } from './api.ts'
import { NeedFacts } from './need-facts.tsx'
import { ProposalCard } from './proposal-card.tsx'
import { ProposalsTable } from './proposals-table.tsx'
import { NeedBadge } from './state-badge.tsx'

type MyNeedProps = {
  token: string
  /** Draws the ways to reach a supplier. */
  contactOf(contact: Contact): ReactNode
  /** Stands below where there is no open need: who has one at hand has lost no link. */
  children?: ReactNode
}

/** A need by its private link: what was asked, the proposals side by side, and what to do about them. */
export function MyNeed({ token, contactOf, children }: MyNeedProps) {
  const { boxOf } = useErrorText()
  const read = useQuery(myNeedQuery(token))
  const need = read.data
  if (read.error && (!need || isGone(read.error))) {
    return (
      <>
        <ErrorBox {...boxOf(read)} />
        {children}
      </>
    )
  }
  if (!need) return <LoadingRows rows={4} />
  const isUndecided = ['aberta', 'completa', 'vencida'].includes(need.state)
  return (
    <Stack gap="lg">
      <Card component="section" aria-labelledby="my-need">
        <Stack gap="md">
          <Group gap="sm">
            <Title order={2} id="my-need" style={{ overflowWrap: 'anywhere' }}>
              {need.titulo}
            </Title>
            <NeedBadge state={need.state} />
          </Group>
          {need.removed_reason && (
            <Alert color="red">
              {m.needs_removedText({
                reason: m.needs_removalReason({ reason: need.removed_reason }),
                note: need.removed_note ?? '',
              })}
            </Alert>
          )}
          <Text style={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>{need.descricao}</Text>
          <NeedFacts need={need} />
          {isUndecided ? (
            <NeedActions need={need} token={token} />
          ) : (
            <Group>
              <Button component={Link} to={urls.bank} variant="default">
                {m.needs_another()}
              </Button>
            </Group>
          )}
        </Stack>
      </Card>
      {need.proposals.length === 0 && isUndecided && (
        <EmptyState
          illustration={<ReferralIllustration width={200} />}
          title={m.needs_waitingTitle()}
          text={m.needs_waitingText()}
        />
      )}
      {need.proposals.length > 0 && <ProposalsTable proposals={need.proposals} />}
      {need.proposals.map((proposal) => (
        <ProposalCard
          key={proposal.id}
          need={need}
          proposal={proposal}
          token={token}
          contactOf={contactOf}
        />
      ))}
      {!isUndecided && children}
    </Stack>
  )
}

function NeedActions({ need, token }: { need: Need; token: string }) {
  const { day } = useFormat()
  const [closing, setClosing] = useState(false)
  const extend = useCall(extendNeed, { changes: [readMyNeed] })
  const close = useCall(closeNeed, { changes: [readMyNeed] })
  const { extends_to } = need
  return (
    <Group gap="sm">
      {extends_to && (
        <Button
          variant="default"
          loading={extend.isPending}
          onClick={() =>
            extend.mutate(
              { body: { token } },
              {
                onSuccess: () => notifySuccess(m.needs_extended({ day: day(extends_to) })),
              },
            )
          }
        >
          {m.needs_extend({ day: day(extends_to) })}
        </Button>
      )}
      <Button variant="subtle" color="red" onClick={() => setClosing(true)}>
        {m.needs_close()}
      </Button>
      <ConfirmDialog
        opened={closing}
        onClose={() => setClosing(false)}
        title={m.needs_closeTitle()}
        backLabel={m.contacts_back()}
        confirmLabel={m.needs_close()}
        color="red"
        busy={close.isPending}
        onConfirm={() =>
          close.mutate(
            { body: { token } },
            {
              onSuccess() {
                setClosing(false)
                notifySuccess(m.needs_closed())
              },
            },
          )
        }
      >
        <Text>{m.needs_closeText()}</Text>
      </ConfirmDialog>
    </Group>
  )
}
