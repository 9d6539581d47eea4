import { Anchor, Badge, Button, Group, Paper, Text } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { IconMessageReply } from '@tabler/icons-react'
import type { DataRequest } from 'contract/data-requests'
import { mailLink, phoneLink } from 'contract/rules/web-link'
import { m } from '#texts/messages.js'
import { useFormat } from '../../lib/format.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { AnswerForm } from './answer-form.tsx'

const wrapping = { whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' } as const

export function RequestCard({ request }: { request: DataRequest }) {
  const { dateTime } = useFormat()
  const [answering, dialog] = useDisclosure(false)
  const { id, kind, nome, email, telefone, texto, status, answer, answered_at } = request
  return (
    <Paper p="md" component="article" aria-label={m.dataRequests_numbered({ id })}>
      <Group justify="space-between" align="flex-start" gap="xs" mb="xs">
        <div>
          <Text fw={600}>
            {m.dataRequests_numbered({ id })} · {m.dataRequests_kind({ kind })}
          </Text>
          <Text size="xs" c="dimmed">
            {dateTime(request.created_at)}
          </Text>
        </div>
        <Clock request={request} />
      </Group>
      <Group gap="md" mb="xs">
        {nome && <Text size="sm">{nome}</Text>}
        {email && (
          <Anchor href={mailLink(email)} size="sm" style={{ overflowWrap: 'anywhere' }}>
            {email}
          </Anchor>
        )}
        {telefone && (
          <Anchor href={phoneLink(telefone) ?? undefined} size="sm">
            {telefone}
          </Anchor>
        )}
        {kind === 'telefone' && (
          <Text size="sm">
            {request.conversations === 0
              ? m.dataRequests_conversationsNone()
              : m.dataRequests_conversations({ count: request.conversations })}
          </Text>
        )}
      </Group>
      <Text size="sm" style={wrapping}>
        {texto}
      </Text>
      {answer && (
        <Text size="sm" mt="xs" style={wrapping}>
          <strong>{m.privacy_answer()}</strong> {answer}
        </Text>
      )}
      {answered_at && (
        <Text size="xs" c="dimmed" mt="xs">
          {m.dataRequests_closed({
            status: status === 'negado' ? 'negado' : 'atendido',
            when: dateTime(answered_at),
            name: request.answered_by ?? m.inbox_somebody(),
          })}
        </Text>
      )}
      {status === 'aberto' && (
        <Button
          variant="light"
          mt="sm"
          leftSection={<IconMessageReply size={18} aria-hidden />}
          onClick={dialog.open}
        >
          {m.dataRequests_answer()}
        </Button>
      )}
      <Dialog
        opened={answering}
        onClose={dialog.close}
        title={m.dataRequests_numbered({ id })}
        size="lg"
      >
        <AnswerForm request={request} onClose={dialog.close} />
      </Dialog>
    </Paper>
  )
}

/** How much of the 15 days is left. */
function Clock({ request: { status, days_left, due_at } }: { request: DataRequest }) {
  const { shortDate } = useFormat()
  if (status !== 'aberto') {
    return (
      <Badge variant="light" color={status === 'negado' ? 'slate' : 'green'}>
        {m.privacy_status({ status })}
      </Badge>
    )
  }
  const late = days_left <= 0
  return (
    <Badge
      variant={late ? 'filled' : 'light'}
      color={late ? 'red' : days_left <= 3 ? 'orange' : 'teal'}
      title={shortDate(due_at)}
    >
      {days_left === 0
        ? m.dataRequests_overdueToday()
        : late
          ? m.dataRequests_overdue({ count: -days_left })
          : m.dataRequests_daysLeft({ count: days_left })}
    </Badge>
  )
}
