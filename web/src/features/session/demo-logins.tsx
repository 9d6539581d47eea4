import { Code, Paper, Stack, Text } from '@mantine/core'
import { m } from '#texts/messages.js'

const people = ['admin', 'free', 'basic', 'pro', 'empresa', 'corp'] as const

/** Shown outside production only: who can log in to the demo. */
export function DemoLogins() {
  return (
    <Paper p="md" bg="slate.0">
      <Stack gap={4}>
        <Text fw={600} size="sm">
          {m.session_demoTitle()}
        </Text>
        {people.map((person) => (
          <Text key={person} size="sm">
            <Code>{person}@example.com</Code> {m.session_demo({ person })}
          </Text>
        ))}
        <Text size="sm">
          {m.session_password()}: <Code>Saude@2026</Code>
        </Text>
      </Stack>
    </Paper>
  )
}
