import { Paper, Stack, Text, Title } from '@mantine/core'
import { m } from '#texts/messages.js'
import { useFormat } from '../../lib/format.ts'
import { EmptyState } from '../../ui/empty-state.tsx'

type Mail = { to: string; subject: string; text: string; createdAt: string }

export function MailInbox({ mails }: { mails: Mail[] }) {
  const { dateTime } = useFormat()
  return (
    <Stack>
      <Title order={1}>{m.devMail_title()}</Title>
      <Text c="dimmed">{m.devMail_text()}</Text>
      {mails.length === 0 && <EmptyState title={m.devMail_empty()} />}
      {mails.map((mail) => (
        <Paper key={`${mail.createdAt}${mail.to}`} p="lg">
          <Text fw={600}>{mail.subject}</Text>
          <Text size="sm" c="dimmed" mb="sm">
            {m.devMail_to()} {mail.to} · {dateTime(mail.createdAt)}
          </Text>
          <Text style={{ whiteSpace: 'pre-wrap' }}>{mail.text}</Text>
        </Paper>
      ))}
    </Stack>
  )
}
