import { Text } from '@mantine/core'
import { m } from '#texts/messages.js'

/** 'Responde em cerca de 3 h', once enough requests were answered to say so. */
export function ResponseTime({ hours }: { hours: number | null | undefined }) {
  if (!hours) return null
  const days = Math.round(hours / 24)
  return (
    <Text size="sm" fw={600} c="petrol.7" mb="xs">
      {hours < 48
        ? m.contacts_respondsHours({ count: hours })
        : m.contacts_respondsDays({ count: days })}
    </Text>
  )
}
