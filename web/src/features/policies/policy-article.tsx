import { Container, List, Stack, Text, Title } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import type { PolicyText } from './texts.pt.ts'

export function PolicyArticle({ policy }: { policy: PolicyText }) {
  const { t, i18n } = useTranslation()
  const updated = new Intl.DateTimeFormat(i18n.language === 'en' ? 'en' : 'pt-BR', {
    dateStyle: 'long',
    timeZone: 'UTC',
  }).format(new Date(policy.updatedAt))
  return (
    <Container component="article" size="sm" py="2xl">
      <Stack gap="xl">
        <Stack gap="xs">
          <Title order={1}>{policy.title}</Title>
          <Text size="lg" c="dimmed">
            {policy.summary}
          </Text>
          <Text size="sm" c="dimmed">
            {t('policies.updated', { date: updated })}
          </Text>
        </Stack>
        {policy.sections.map(({ heading, body }) => (
          <Stack key={heading} component="section" gap="sm">
            <Title order={2} size="h3">
              {heading}
            </Title>
            {body.map((part) => (
              <PolicyPart key={String(part)} part={part} />
            ))}
          </Stack>
        ))}
      </Stack>
    </Container>
  )
}

function PolicyPart({ part }: { part: string | string[] }) {
  if (typeof part === 'string') return <Text>{part}</Text>
  return (
    <List spacing="xs">
      {part.map((item) => (
        <List.Item key={item}>{item}</List.Item>
      ))}
    </List>
  )
}
