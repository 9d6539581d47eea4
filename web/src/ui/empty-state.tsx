import { Stack, Text, Title } from '@mantine/core'
import type { ReactNode } from 'react'

type EmptyStateProps = {
  illustration?: ReactNode
  title: string
  text?: string
  action?: ReactNode
}

/** What a list shows when there is nothing in it. */
export function EmptyState({ illustration, title, text, action }: EmptyStateProps) {
  return (
    <Stack align="center" ta="center" py="xl" gap="sm">
      {illustration}
      <Title order={2} size="h4">
        {title}
      </Title>
      {text && (
        <Text c="dimmed" maw={420} style={{ textWrap: 'balance' }}>
          {text}
        </Text>
      )}
      {action}
    </Stack>
  )
}
