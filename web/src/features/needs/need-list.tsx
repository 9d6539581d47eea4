import { Badge, Button, Group, Paper, Stack, Text, Title } from '@mantine/core'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { AdminNeed } from 'contract/needs'
import { stateLabel } from 'contract/rules/states'
import { useState } from 'react'
import { m } from '#texts/messages.js'
import { useFormat } from '../../lib/format.ts'
import { useListUrl } from '../../lib/list-url.ts'
import { AdminList } from '../../ui/admin-list.tsx'
import { StatusTabs } from '../../ui/status-tabs.tsx'
import { adminNeedsQuery } from './api.ts'
import { NeedFacts } from './need-facts.tsx'
import { NeedMap } from './need-map.tsx'
import { RemovalDialog } from './removal-dialog.tsx'
import { NeedBadge } from './state-badge.tsx'

const statuses = ['abertas', 'fechadas', 'removidas'] as const

/** Every need of the bank, for administrators, with a map of where they come from. */
export function NeedList() {
  const url = useListUrl()
  const status = url.choice('status', statuses) ?? 'abertas'
  const estado = /^[A-Z]{2}$/.exec(url.text('estado'))?.[0]
  const [removing, setRemoving] = useState<AdminNeed>()
  const list = useQuery({
    ...adminNeedsQuery({ status, estado, skip: url.skip, limit: url.size }),
    placeholderData: keepPreviousData,
  })
  const choose = (state: string | undefined) => url.change({ estado: state })
  return (
    <Stack gap="lg">
      <NeedMap chosen={estado} onChoose={choose} />
      <AdminList
        url={url}
        list={list}
        filters={
          <Group gap="sm">
            <StatusTabs
              url={url}
              value={status}
              statuses={statuses}
              labelOf={(one) => m.needs_adminStatus({ status: one })}
            />
            {estado && (
              <Button variant="default" onClick={() => choose(undefined)}>
                {stateLabel(estado)} ×
              </Button>
            )}
          </Group>
        }
        empty={{ title: m.needs_adminEmpty(), text: m.needs_adminEmptyText() }}
      >
        {(needs) =>
          needs.map((need) => (
            <AdminCard
              key={need.id}
              need={need}
              {...(need.state === 'removida' ? {} : { onRemove: () => setRemoving(need) })}
            />
          ))
        }
      </AdminList>
      <RemovalDialog need={removing} onClose={() => setRemoving(undefined)} />
    </Stack>
  )
}

function AdminCard({ need, onRemove }: { need: AdminNeed; onRemove?: () => void }) {
  const { dateTime } = useFormat()
  return (
    <Paper p="md" component="article" aria-labelledby={`need-${need.id}`}>
      <Stack gap="md" align="stretch">
        <Group justify="space-between" align="flex-start" gap="sm">
          <div style={{ minWidth: 0, overflowWrap: 'anywhere' }}>
            <Title order={2} size="h4" id={`need-${need.id}`}>
              {need.titulo}
            </Title>
            <Text size="sm" c="dimmed">
              {need.nome} · {need.email} · {dateTime(need.created_at)}
            </Text>
          </div>
          <Group gap="xs">
            <NeedBadge state={need.state} />
            <Badge variant="light" color="slate" tt="none">
              {m.needs_proposalCount({ count: need.proposals })}
            </Badge>
          </Group>
        </Group>
        <Text style={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>{need.descricao}</Text>
        <NeedFacts need={need} />
        {need.removed_reason && (
          <Text size="sm" c="dimmed" style={{ overflowWrap: 'anywhere' }}>
            {m.needs_removalReason({ reason: need.removed_reason })}: {need.removed_note}
          </Text>
        )}
        {onRemove && (
          <Group>
            <Button variant="default" onClick={onRemove}>
              {m.needs_remove()}
            </Button>
          </Group>
        )}
      </Stack>
    </Paper>
  )
}
