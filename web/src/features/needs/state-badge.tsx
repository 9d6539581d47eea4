import { Badge } from '@mantine/core'
import type { NeedState, ProposalStatus } from 'contract/rules/needs'
import { m } from '#texts/messages.js'

const stateColors: Record<NeedState, string> = {
  aberta: 'petrol',
  completa: 'petrol',
  vencida: 'orange',
  aceita: 'green',
  encerrada: 'slate',
  removida: 'red',
}

export function NeedBadge({ state }: { state: NeedState }) {
  return (
    <Badge variant="light" color={stateColors[state]} tt="none">
      {m.needs_state({ state })}
    </Badge>
  )
}

const statusColors: Record<ProposalStatus, string> = {
  enviada: 'orange',
  aceita: 'green',
  recusada: 'slate',
}

export function ProposalBadge({ status }: { status: ProposalStatus }) {
  return (
    <Badge variant="light" color={statusColors[status]} tt="none">
      {m.needs_status({ status })}
    </Badge>
  )
}
