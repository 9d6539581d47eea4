import { Badge, Button, Group, Paper, Stack, Text, Title } from '@mantine/core'
import type { SupplierNeed } from 'contract/needs'
import { useState } from 'react'
import { m } from '#texts/messages.js'
import { useFormat } from '../../lib/format.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { NeedFacts } from './need-facts.tsx'
import { OwnProposalPart } from './own-proposal.tsx'
import { ProposalForm } from './proposal-form.tsx'
import { NeedBadge } from './state-badge.tsx'

/** A need as a supplier sees it, with the own answer or a way to give one. */
export function NeedCard({ need }: { need: SupplierNeed }) {
  const { dateTime } = useFormat()
  const [proposing, setProposing] = useState(false)
  const close = () => setProposing(false)
  const isRemoved = need.state === 'removida'
  const title = isRemoved ? m.needs_goneTitle() : need.titulo
  return (
    <Paper p="md" component="article" aria-labelledby={`need-${need.id}`}>
      <Stack gap="md">
        <Group justify="space-between" align="flex-start" gap="sm">
          <div style={{ minWidth: 0 }}>
            <Title order={2} size="h4" id={`need-${need.id}`} style={{ overflowWrap: 'anywhere' }}>
              {title}
            </Title>
            <Text size="sm" c="dimmed">
              {dateTime(need.created_at)}
            </Text>
          </div>
          <Group gap="xs">
            {need.own && <NeedBadge state={need.state} />}
            <Badge variant="light" color="slate" tt="none">
              {m.needs_proposalCount({ count: need.proposals })}
            </Badge>
          </Group>
        </Group>
        <Text style={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
          {isRemoved ? m.needs_goneText() : need.descricao}
        </Text>
        {!isRemoved && <NeedFacts need={need} />}
        {need.own ? (
          <OwnProposalPart need={need} proposal={need.own} title={title} />
        ) : (
          <Group>
            <Button onClick={() => setProposing(true)}>{m.needs_propose()}</Button>
          </Group>
        )}
      </Stack>
      <Dialog opened={proposing} onClose={close} title={m.needs_proposeTitle({ title })} size="lg">
        <ProposalForm need={need} onClose={close} />
      </Dialog>
    </Paper>
  )
}
