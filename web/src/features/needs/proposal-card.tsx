import { Anchor, Button, Card, Group, Stack, Text, Title } from '@mantine/core'
import { Alert } from '../../ui/alert.tsx'
import type { Contact } from 'contract/contacts'
import { askProposal, type MyNeed, type MyProposal, readMyNeed } from 'contract/needs'
import { urls } from 'contract/urls'
import { type ReactNode, useState } from 'react'
import { Link } from 'react-router'
import { m } from '#texts/messages.js'
import { useFormat } from '../../lib/format.ts'
import { notifySuccess } from '../../lib/notify.ts'
import { useCall } from '../../lib/query.ts'
import { AcceptDialog, DeclineDialog, ShareDialog } from './decide-dialogs.tsx'
import { ProposalBadge } from './state-badge.tsx'
import { Thread } from './thread.tsx'

type ProposalCardProps = {
  need: MyNeed
  proposal: MyProposal
  token: string
  contactOf(contact: Contact): ReactNode
}

/** One proposal in full, for the buyer: its text, the conversation, and the decision. */
export function ProposalCard({ need, proposal, token, contactOf }: ProposalCardProps) {
  const { dateTime } = useFormat()
  const { supplier, status, contact } = proposal
  return (
    <Card
      component="article"
      id={`proposta-${proposal.id}`}
      tabIndex={-1}
      aria-label={m.needs_proposalOf({ name: supplier.nome })}
    >
      <Stack gap="md">
        <Group justify="space-between" align="flex-start" gap="sm">
          <div>
            <Title order={3} size="h4" style={{ overflowWrap: 'anywhere' }}>
              {supplier.slug ? (
                <Anchor component={Link} to={urls.supplier(supplier.slug)} target="_blank" inherit>
                  {supplier.nome}
                </Anchor>
              ) : (
                supplier.nome
              )}
            </Title>
            <Text size="sm" c="dimmed">
              {dateTime(proposal.created_at)}
            </Text>
          </div>
          <ProposalBadge status={status} />
        </Group>
        <Text style={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>{proposal.texto}</Text>
        {proposal.decline_reason && (
          <Text size="sm" c="dimmed">
            {m.needs_declinedBecause({
              reason: m.needs_declineReason({ reason: proposal.decline_reason }),
            })}
          </Text>
        )}
        {contact && (
          <Alert color="green" title={m.needs_supplierContact()}>
            {contactOf(contact)}
          </Alert>
        )}
        {status === 'aceita' && !contact && <Alert color="orange">{m.needs_contactGone()}</Alert>}
        <Conversation need={need} proposal={proposal} token={token} />
        {status === 'enviada' && need.state !== 'removida' && (
          <Decision proposal={proposal} token={token} />
        )}
      </Stack>
    </Card>
  )
}

function Conversation({ need, proposal, token }: Omit<ProposalCardProps, 'contactOf'>) {
  const { mutate, isPending } = useCall(askProposal, { changes: [readMyNeed] })
  const isOver = proposal.status === 'recusada' || ['encerrada', 'removida'].includes(need.state)
  return (
    <Thread
      messages={proposal.messages}
      writing={
        isOver
          ? null
          : {
              label: m.needs_question(),
              action: m.needs_ask(),
              busy: isPending,
              send: (texto, outcome) =>
                mutate(
                  { params: { id: proposal.id }, body: { token, texto } },
                  {
                    onSuccess() {
                      outcome.onSuccess()
                      notifySuccess(m.needs_asked())
                    },
                    onError: outcome.onError,
                  },
                ),
            }
      }
    />
  )
}

function Decision({ proposal, token }: { proposal: MyProposal; token: string }) {
  const [opened, setOpened] = useState<'accept' | 'decline' | 'share'>()
  const dialog = { proposal, token, onClose: () => setOpened(undefined) }
  return (
    <Group gap="sm">
      <Button color="coral" onClick={() => setOpened('accept')}>
        {m.needs_accept()}
      </Button>
      {!proposal.contact && (
        <Button variant="default" onClick={() => setOpened('share')}>
          {m.needs_share()}
        </Button>
      )}
      <Button variant="subtle" color="red" onClick={() => setOpened('decline')}>
        {m.needs_decline()}
      </Button>
      <AcceptDialog {...dialog} opened={opened === 'accept'} />
      <ShareDialog {...dialog} opened={opened === 'share'} />
      <DeclineDialog {...dialog} opened={opened === 'decline'} />
    </Group>
  )
}
