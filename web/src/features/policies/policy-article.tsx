import { Container, Stack, Text, Title } from '@mantine/core'
import { m } from '#texts/messages.js'
import { useFormat } from '../../lib/format.ts'
import type { Policy } from './policies.server.ts'
import classes from './policy-article.module.css'

export function PolicyArticle({ policy }: { policy: Policy }) {
  const { longDate } = useFormat()
  return (
    <Container component="article" size="sm" py="2xl">
      <Stack gap="xs">
        <Title order={1}>{policy.title}</Title>
        <Text size="lg" c="dimmed">
          {policy.summary}
        </Text>
        <Text size="sm" c="dimmed">
          {m.policies_updated({ date: longDate(`${policy.updatedAt}T12:00:00Z`) })}
        </Text>
      </Stack>
      {/* Made on the server from our own files: nothing in it was typed by a visitor. */}
      <div className={classes.text} dangerouslySetInnerHTML={{ __html: policy.html }} />
    </Container>
  )
}
