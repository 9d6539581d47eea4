import { Badge, Card, Group, Progress, Stack, Text, Title } from '@mantine/core'
import { IconCheck } from '@tabler/icons-react'
import { m } from '#texts/messages.js'
import { isFreePlan, useSession } from '../../../model/session.ts'
import { profileItems } from './completeness.ts'
import { StepList } from './step-list.tsx'

/** How full the profile is: what is missing leads to where it is filled in. */
export function CompletenessCard() {
  const session = useSession()
  const items = profileItems(session)
  const missing = items.filter(({ done }) => !done)
  const filled = items.filter(({ done }) => done)
  const progress = m.panel_progress({ done: filled.length, all: items.length })
  const textOf = (key: (typeof items)[number]['key']) =>
    key === 'photo' && isFreePlan(session)
      ? m.panel_itemText({ item: 'photoPaid' })
      : m.panel_itemText({ item: key })
  return (
    <Card component="section" aria-labelledby="completeness">
      <Stack gap="md">
        <div>
          <Group justify="space-between" align="baseline" mb="xs">
            <Title order={2} size="h3" id="completeness">
              {m.panel_profile()}
            </Title>
            <Text size="sm" fw={600}>
              {progress}
            </Text>
          </Group>
          <Progress value={(filled.length / items.length) * 100} aria-label={progress} />
        </div>
        <Text c="dimmed">{missing.length > 0 ? m.panel_missing() : m.panel_complete()}</Text>
        <StepList
          steps={missing.map(({ key, to }) => ({
            to,
            name: m.panel_item({ item: key }),
            text: textOf(key),
          }))}
        />
        {filled.length > 0 && (
          <Group gap="xs" component="ul" m={0} p={0} aria-label={m.panel_filled()}>
            {filled.map(({ key }) => (
              <Badge
                key={key}
                component="li"
                color="green"
                variant="light"
                leftSection={<IconCheck size={14} aria-hidden />}
              >
                {m.panel_done({ item: key })}
              </Badge>
            ))}
          </Group>
        )}
      </Stack>
    </Card>
  )
}
