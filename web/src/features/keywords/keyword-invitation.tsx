import { Button, Card, Group, Stack, Text, ThemeIcon, Title } from '@mantine/core'
import { IconTags } from '@tabler/icons-react'
import { urls } from 'contract/urls'
import { Link } from 'react-router'
import { m } from '#texts/messages.js'

/** What the free plan sees in place of the report. */
export function KeywordInvitation() {
  return (
    <Card component="section" maw={720}>
      <Group align="flex-start" wrap="nowrap" gap="md">
        <ThemeIcon visibleFrom="xs">
          <IconTags aria-hidden />
        </ThemeIcon>
        <Stack gap="xs" align="flex-start">
          <Title order={2} size="h3">
            {m.keywords_inviteTitle()}
          </Title>
          <Text c="dimmed">{m.keywords_inviteText()}</Text>
          <Button component={Link} to={urls.changePlan} mt="xs" color="coral">
            {m.keywords_inviteAction()}
          </Button>
        </Stack>
      </Group>
    </Card>
  )
}
