import { Badge, Button, Card, Group, Skeleton, Stack, Text, ThemeIcon, Title } from '@mantine/core'
import { IconDeviceDesktop, IconDeviceMobile } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { endOneSession, endOtherSessions, listSessions, type OpenSession } from 'contract/account'
import { m } from '#texts/messages.js'
import { deviceOf } from '../../lib/user-agent.ts'
import { useErrorText } from '../../lib/error-text.ts'
import { useFormat } from '../../lib/format.ts'
import { useCall } from '../../lib/query.ts'
import { ErrorBox } from '../../ui/error-box.tsx'
import classes from './account.module.css'
import { sessionsQuery } from './api.ts'

/** Where the account is open, with a way to close each. */
export function SessionList() {
  const { boxOf } = useErrorText()
  const { data, error, refetch } = useQuery(sessionsQuery)
  const endOne = useCall(endOneSession, { changes: [listSessions] })
  const endOthers = useCall(endOtherSessions, { changes: [listSessions] })
  return (
    <Card component="section" aria-labelledby="open-sessions">
      <Group justify="space-between" mb="md">
        <Title order={2} size="h3" id="open-sessions">
          {m.account_sessionsTitle()}
        </Title>
        {data && data.length > 1 && (
          <Button
            variant="default"
            loading={endOthers.isPending}
            onClick={() => endOthers.mutate({})}
          >
            {m.account_endOthers()}
          </Button>
        )}
      </Group>
      {error ? (
        <ErrorBox {...boxOf({ error, refetch })} />
      ) : data ? (
        <ul className={classes.list}>
          {data.map((session) => (
            <SessionRow
              key={session.id}
              session={session}
              onEnd={() => endOne.mutate({ params: { id: session.id } })}
            />
          ))}
        </ul>
      ) : (
        <Stack aria-hidden>
          <Skeleton height={64} />
          <Skeleton height={64} />
        </Stack>
      )}
    </Card>
  )
}

function SessionRow({ session, onEnd }: { session: OpenSession; onEnd(): void }) {
  const { dateTime } = useFormat()
  const { browser, system } = deviceOf(session.user_agent)
  const phone = system === 'iPhone' || system === 'Android'
  const name =
    browser && system
      ? m.account_device({ browser, system })
      : (browser ?? system ?? m.account_unknownDevice())
  const when = dateTime(session.last_seen_at)
  return (
    <li className={classes.row}>
      <ThemeIcon color="slate">
        {phone ? <IconDeviceMobile aria-hidden /> : <IconDeviceDesktop aria-hidden />}
      </ThemeIcon>
      <div className={classes.grow}>
        <Text fw={500}>{name}</Text>
        <Text size="sm" c="dimmed">
          {m.account_lastSeen({ when })}
        </Text>
      </div>
      {session.current ? (
        <Badge color="petrol">{m.account_thisDevice()}</Badge>
      ) : (
        <Button variant="subtle" aria-label={m.account_endNamed({ name })} onClick={onEnd}>
          {m.account_end()}
        </Button>
      )}
    </li>
  )
}
