import { Code, Paper, Stack, Text } from '@mantine/core'
import { useTranslation } from 'react-i18next'

const people = ['admin', 'free', 'basic', 'pro', 'empresa', 'corp'] as const

/** Shown outside production only: who can log in to the demo. */
export function DemoLogins() {
  const { t } = useTranslation()
  return (
    <Paper p="md" bg="slate.0">
      <Stack gap={4}>
        <Text fw={600} size="sm">
          {t('session.demoTitle')}
        </Text>
        {people.map((person) => (
          <Text key={person} size="sm">
            <Code>{person}@example.com</Code> {t(`session.demo_${person}`)}
          </Text>
        ))}
        <Text size="sm">
          {t('session.password')}: <Code>Saude@2026</Code>
        </Text>
      </Stack>
    </Paper>
  )
}
