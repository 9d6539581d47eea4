import { Button, Group, Paper, Stack, Text, Title } from '@mantine/core'
import { Alert } from '../../ui/alert.tsx'
import { IconBrandWhatsapp, IconMail, IconPhone } from '@tabler/icons-react'
import { answerBuyer, type OwnProposal, type SupplierNeed } from 'contract/needs'
import { mailLink, phoneLink } from 'contract/rules/web-link'
import { m } from '#texts/messages.js'
import { useFormat } from '../../lib/format.ts'
import { notifySuccess } from '../../lib/notify.ts'
import { useCall } from '../../lib/query.ts'
import { Facts } from '../../ui/data-list.tsx'
import { bankReads } from './api.ts'
import { FileLink } from './need-facts.tsx'
import { ProposalBadge } from './state-badge.tsx'
import { Thread } from './thread.tsx'

type OwnProposalProps = { need: SupplierNeed; proposal: OwnProposal; title: string }

/** What this supplier proposed, what became of it, and the conversation with the buyer. */
export function OwnProposalPart({ need, proposal, title }: OwnProposalProps) {
  const { exactMoney, day } = useFormat()
  const { mutate, isPending } = useCall(answerBuyer, { changes: bankReads })
  const isOver = proposal.status === 'recusada' || ['encerrada', 'removida'].includes(need.state)
  return (
    <Paper
      p="md"
      bg="slate.0"
      component="section"
      aria-label={`${m.needs_yourProposal()}: ${title}`}
    >
      <Stack gap="md">
        <Group justify="space-between" gap="sm">
          <Title order={3} size="h5">
            {m.needs_yourProposal()}
          </Title>
          <ProposalBadge status={proposal.status} />
        </Group>
        <Text style={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>{proposal.texto}</Text>
        <Facts
          facts={[
            {
              label: m.needs_price(),
              value: `${exactMoney(proposal.preco)} ${m.needs_priceUnit({ unit: proposal.preco_por })}`,
            },
            { label: m.needs_delivery(), value: m.needs_days({ count: proposal.entrega_dias }) },
            { label: m.needs_validity(), value: day(proposal.validade) },
            ...(proposal.file
              ? [{ label: m.needs_pdf(), value: <FileLink file={proposal.file} /> }]
              : []),
          ]}
        />
        {proposal.decline_reason && (
          <Alert color="slate">
            {m.needs_declinedBecause({
              reason: m.needs_declineReason({ reason: proposal.decline_reason }),
            })}
            {proposal.decline_text && (
              <Text size="sm" style={{ overflowWrap: 'anywhere' }}>
                {proposal.decline_text}
              </Text>
            )}
          </Alert>
        )}
        <BuyerContact proposal={proposal} isOver={isOver} />
        <Thread
          messages={proposal.messages}
          writing={
            isOver
              ? null
              : {
                  label: m.needs_yourAnswer(),
                  action: m.needs_answer(),
                  busy: isPending,
                  send: (texto, outcome) =>
                    mutate(
                      { params: { id: proposal.id }, body: { texto } },
                      {
                        onSuccess() {
                          outcome.onSuccess()
                          notifySuccess(m.needs_answered())
                        },
                        onError: outcome.onError,
                      },
                    ),
                }
          }
        />
      </Stack>
    </Paper>
  )
}

function BuyerContact({ proposal: { buyer }, isOver }: { proposal: OwnProposal; isOver: boolean }) {
  if (!buyer) {
    return isOver ? null : (
      <Text size="sm" c="dimmed">
        {m.needs_buyerHidden()}
      </Text>
    )
  }
  const phone = phoneLink(buyer.telefone)
  const look = { variant: 'light', component: 'a' } as const
  return (
    <Alert color="green" title={m.needs_buyerContact()}>
      <Text fw={600} mb="xs" style={{ overflowWrap: 'anywhere' }}>
        {buyer.nome}
      </Text>
      <Group gap="xs">
        <Button
          {...look}
          href={mailLink(buyer.email)}
          leftSection={<IconMail size={18} aria-hidden />}
        >
          {buyer.email}
        </Button>
        {buyer.whatsapp && (
          <Button
            {...look}
            href={buyer.whatsapp}
            target="_blank"
            rel="noopener noreferrer"
            leftSection={<IconBrandWhatsapp size={18} aria-hidden />}
          >
            WhatsApp
          </Button>
        )}
        {phone && (
          <Button {...look} href={phone} leftSection={<IconPhone size={18} aria-hidden />}>
            {buyer.telefone}
          </Button>
        )}
      </Group>
    </Alert>
  )
}
