import { Anchor, Badge, Button, Group, Paper, Text } from '@mantine/core'
import { IconArchive, IconArrowBackUp, IconCheck, IconMail } from '@tabler/icons-react'
import { listChanges } from 'contract/audit'
import { getDeskNews } from 'contract/chat'
import {
  type InboxMessage,
  type InboxStatus,
  listInboxMessages,
  setInboxStatus,
} from 'contract/inbox'
import { mailLink, phoneLink } from 'contract/rules/web-link'
import { Link } from 'react-router'
import { m } from '#texts/messages.js'
import { useFormat } from '../../lib/format.ts'
import { notifySuccess } from '../../lib/notify.ts'
import { planColors, planName } from '../../model/plan.ts'
import { useCall } from '../../lib/query.ts'
import { urls } from 'contract/urls'

const statusColors = { nova: 'coral', respondida: 'green', arquivada: 'slate' } as const

export function InboxCard({ message }: { message: InboxMessage }) {
  const { dateTime } = useFormat()
  const { nome, email, telefone, texto, status, supplier, handled_at, handled_by, priority } =
    message
  return (
    <Paper p="md" component="article" aria-label={m.inbox_from({ name: nome })}>
      <Group justify="space-between" align="flex-start" gap="xs" mb="xs">
        <div>
          <Text fw={600}>{nome}</Text>
          <Text size="xs" c="dimmed">
            {dateTime(message.created_at)}
          </Text>
        </div>
        <Group gap={4}>
          {priority && <Badge color="gold">{m.chat_priority()}</Badge>}
          <Badge variant="light" color={statusColors[status]}>
            {m.inbox_status({ status })}
          </Badge>
        </Group>
      </Group>
      <Group gap="md" mb="xs">
        <Anchor href={mailLink(email)} size="sm" style={{ overflowWrap: 'anywhere' }}>
          {email}
        </Anchor>
        <Anchor href={phoneLink(telefone) ?? undefined} size="sm">
          {telefone}
        </Anchor>
        {supplier && <Supplier supplier={supplier} />}
      </Group>
      <Text size="sm" style={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
        {texto}
      </Text>
      {handled_at && (
        <Text size="xs" c="dimmed" mt="xs">
          {m.inbox_handled({
            status,
            when: dateTime(handled_at),
            name: handled_by ?? m.inbox_somebody(),
          })}
        </Text>
      )}
      <Actions message={message} />
    </Paper>
  )
}

function Supplier({ supplier }: { supplier: NonNullable<InboxMessage['supplier']> }) {
  return (
    <Group gap="xs" wrap="nowrap">
      <Anchor component={Link} to={urls.record(supplier.kind, supplier.id)} size="sm">
        {supplier.nome}
      </Anchor>
      <Badge color={planColors[supplier.plan]} flex="none">
        {planName(supplier.plan)}
      </Badge>
    </Group>
  )
}

function Actions({ message }: { message: InboxMessage }) {
  const { id, nome, status } = message
  const change = useCall(setInboxStatus, {
    changes: [listInboxMessages, getDeskNews, listChanges],
  })
  const to = (next: InboxStatus) => () =>
    change.mutate(
      { params: { id }, body: { status: next } },
      {
        onSuccess: () => notifySuccess(m.inbox_now({ status: next, name: nome })),
      },
    )
  const button = { variant: 'default', disabled: change.isPending } as const
  return (
    <Group gap="xs" mt="sm">
      <Button
        component="a"
        href={replyTo(message)}
        variant="light"
        leftSection={<IconMail size={18} aria-hidden />}
      >
        {m.inbox_reply()}
      </Button>
      {status !== 'respondida' && (
        <Button
          {...button}
          leftSection={<IconCheck size={18} aria-hidden />}
          onClick={to('respondida')}
        >
          {m.inbox_markAnswered()}
        </Button>
      )}
      {status !== 'arquivada' && (
        <Button
          {...button}
          leftSection={<IconArchive size={18} aria-hidden />}
          onClick={to('arquivada')}
        >
          {m.inbox_archive()}
        </Button>
      )}
      {status !== 'nova' && (
        <Button
          {...button}
          leftSection={<IconArrowBackUp size={18} aria-hidden />}
          onClick={to('nova')}
        >
          {m.inbox_reopen()}
        </Button>
      )}
    </Group>
  )
}

/** A letter that the visitor reads, so it is Portuguese in both languages. */
function replyTo({ nome, email, texto }: InboxMessage): string {
  const subject = 'Sua mensagem ao Marketplace em Saúde'
  const quoted = texto.replace(/^/gm, '> ')
  const body = `Olá, ${nome.split(' ')[0]}!\n\n\n\nVocê escreveu pelo chat:\n${quoted}`
  return `${mailLink(email)}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`
}
