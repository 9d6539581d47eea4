import { Anchor, Badge, Group, Text } from '@mantine/core'
import type { Attendance } from 'contract/chat'
import { Link } from 'react-router'
import { m } from '#texts/messages.js'
import { planColors, planName } from '../../model/plan.ts'
import { urls } from 'contract/urls'
import { useAgo } from './ago.ts'
import classes from './desk.module.css'

/** Whether the visitor's chat is open, or since when not. */
export function Presence({ attendance }: { attendance: Attendance }) {
  const ago = useAgo()
  const { online, seenAt } = attendance
  if (!online && !seenAt) return null
  return (
    <Text size="xs" c={online ? 'green.8' : 'dimmed'} className={classes.presence}>
      <span className={classes.dot} data-online={online} aria-hidden />
      {online ? m.chat_online() : m.chat_left({ time: ago(seenAt ?? '') })}
    </Text>
  )
}

type SupplierProps = { supplier: NonNullable<Attendance['supplier']>; withLink?: boolean }

/** The supplier who is logged in on the other side, and the plan. */
export function SupplierLine({ supplier, withLink }: SupplierProps) {
  const { id, nome, kind, plan } = supplier
  return (
    <Group gap="xs" wrap="nowrap">
      {withLink ? (
        <Anchor component={Link} to={urls.record(kind, id)} size="sm" truncate>
          {nome}
        </Anchor>
      ) : (
        <Text size="sm" truncate>
          {nome}
        </Text>
      )}
      <Badge color={planColors[plan]} flex="none">
        {planName(plan)}
      </Badge>
    </Group>
  )
}
