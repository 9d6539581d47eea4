import { Badge, Card, Group, Progress, Stack, Text, Title } from '@mantine/core'
import { IconCheck } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { isFreePlan, useSession } from '../../lib/session.ts'
import { profileItems } from './completeness.ts'
import { StepList } from './step-list.tsx'

/** How full the profile is: what is missing leads to where it is filled in. */
export function CompletenessCard() {
  const { t } = useTranslation()
  const session = useSession()
  const items = profileItems(session)
  const missing = items.filter(({ done }) => !done)
  const filled = items.filter(({ done }) => done)
  const progress = t('panel.progress', { done: filled.length, all: items.length })
  const textOf = (key: (typeof items)[number]['key']) =>
    key === 'photo' && isFreePlan(session)
      ? t('panel.itemText_photoPaid')
      : t(`panel.itemText_${key}`)
  return (
    <Card component="section" aria-labelledby="completeness">
      <Stack gap="md">
        <div>
          <Group justify="space-between" align="baseline" mb="xs">
            <Title order={2} size="h3" id="completeness">
              {t('panel.profile')}
            </Title>
            <Text size="sm" fw={600}>
              {progress}
            </Text>
          </Group>
          <Progress value={(filled.length / items.length) * 100} aria-label={progress} />
        </div>
        <Text c="dimmed">{t(missing.length > 0 ? 'panel.missing' : 'panel.complete')}</Text>
        <StepList
          steps={missing.map(({ key, to }) => ({
            to,
            name: t(`panel.item_${key}`),
            text: textOf(key),
          }))}
        />
        {filled.length > 0 && (
          <Group gap="xs" component="ul" m={0} p={0} aria-label={t('panel.filled')}>
            {filled.map(({ key }) => (
              <Badge
                key={key}
                component="li"
                color="green"
                variant="light"
                leftSection={<IconCheck size={14} aria-hidden />}
              >
                {t(`panel.done_${key}`)}
              </Badge>
            ))}
          </Group>
        )}
      </Stack>
    </Card>
  )
}
