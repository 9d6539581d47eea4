import { Anchor, Card, Group, Progress, Stack, Text, Title } from '@mantine/core'
import type { OwnPage, PageContent } from 'contract/supplier-pages'
import { Link } from 'react-router'
import { m } from '#texts/messages.js'
import { urls } from 'contract/urls'
import { type FullnessKey, fullnessOf } from './fullness.ts'

type FullnessCardProps = { draft: PageContent; preview: OwnPage['preview'] }

/** How full the page is, and the one thing to add next. */
export function FullnessCard({ draft, preview }: FullnessCardProps) {
  const { score, next } = fullnessOf(draft, preview)
  return (
    <Card component="section" aria-labelledby="fullness" padding="md">
      <Stack gap="xs">
        <Group justify="space-between" align="baseline">
          <Title order={2} size="h4" id="fullness">
            {m.pages_fullness()}
          </Title>
          <Text fw={700}>{m.pages_fullnessScore({ score })}</Text>
        </Group>
        <Progress
          value={score}
          color={score >= 80 ? 'green' : 'petrol'}
          aria-label={m.pages_fullnessScore({ score })}
        />
        <Text size="sm" c="dimmed">
          {next ? m.pages_addNext({ item: next.key }) : m.pages_full()}{' '}
          {next && <Where item={next.key} points={next.points} />}
        </Text>
      </Stack>
    </Card>
  )
}

function Where({ item, points }: { item: FullnessKey; points: number }) {
  const text = m.pages_addPoints({ points })
  if (item === 'photo') {
    return (
      <Anchor component={Link} to={urls.dashboardSection('foto')}>
        {text}
      </Anchor>
    )
  }
  return <Anchor href={`#parte-${partOf(item)}`}>{text}</Anchor>
}

const partOf = (item: Exclude<FullnessKey, 'photo'>) =>
  item === 'headline' || item === 'cover' || item === 'facts' ? 'basics' : item
