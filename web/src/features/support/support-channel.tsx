import { Badge, Button, Card, Group, Skeleton, Stack, Text, ThemeIcon, Title } from '@mantine/core'
import { IconHeadset } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { askForAttendant, getConversation } from 'contract/chat'
import { urls } from 'contract/urls'
import { useNavigate } from 'react-router'
import { m } from '#texts/messages.js'
import { useErrorText } from '../../lib/error-text.ts'
import { useFormat } from '../../lib/format.ts'
import { useCall } from '../../lib/query.ts'
import { accountPhone } from '../../model/session.ts'
import { ErrorBox } from '../../ui/error-box.tsx'
import { supportChannelQuery } from './api.ts'

/** The channel that the corporate plan comes with: one press puts its owner first in the queue. */
export function SupportChannel() {
  const { boxOf } = useErrorText()
  const { dateTime, time } = useFormat()
  const navigate = useNavigate()
  const channel = useQuery({ ...supportChannelQuery, refetchInterval: 60_000 })
  const ask = useCall(askForAttendant, { changes: [getConversation] })
  const { data, error } = channel
  if (error && !data) return <ErrorBox {...boxOf(channel)} />
  if (!data) return <Skeleton height={220} />
  const { open, promisedMinutes, answeredBy } = data

  function start(): void {
    const numbePhone = accountPhone()
    // Without a number the chat asks for one.
    if (!numbePhone) return void navigate(urls.chat)
    ask.mutate({ body: { numbePhone } }, { onSuccess: () => void navigate(urls.chat) })
  }

  return (
    <Card withBorder padding="lg" component="section" aria-labelledby="support-channel">
      <Group align="flex-start" wrap="nowrap" gap="md">
        <ThemeIcon visibleFrom="xs">
          <IconHeadset aria-hidden />
        </ThemeIcon>
        <Stack gap="xs" align="flex-start">
          <Group gap="sm">
            <Title order={2} size="h4" id="support-channel">
              {m.support_title()}
            </Title>
            <Badge color={open ? 'green' : 'slate'}>
              {m.support_state({ open: String(open) })}
            </Badge>
          </Group>
          <Text>{m.support_promise({ count: promisedMinutes })}</Text>
          <Text size="sm" c="dimmed">
            {open
              ? m.support_byTime({ time: time(answeredBy) })
              : m.support_byDay({ moment: dateTime(answeredBy) })}
          </Text>
          <Button mt="xs" loading={ask.isPending} onClick={start}>
            {open ? m.support_talk() : m.support_write()}
          </Button>
        </Stack>
      </Group>
    </Card>
  )
}
