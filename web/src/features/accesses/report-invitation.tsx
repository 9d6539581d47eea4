import { Button, Card, Group, Stack, Text, ThemeIcon, Title } from '@mantine/core'
import { IconChartPie } from '@tabler/icons-react'
import { Link } from 'react-router'
import { m } from '#texts/messages.js'
import { urls } from 'contract/urls'

/** What the free plan sees in place of the report: no alarm, no lock, one way on. */
export function ReportInvitation() {
  return (
    <Card component="section">
      <Group align="flex-start" wrap="nowrap" gap="md">
        <ThemeIcon visibleFrom="xs">
          <IconChartPie aria-hidden />
        </ThemeIcon>
        <Stack gap="xs" align="flex-start">
          <Title order={2} size="h3">
            {m.accesses_inviteTitle()}
          </Title>
          <Text c="dimmed" maw={560}>
            {m.accesses_inviteText()}
          </Text>
          <Button component={Link} to={urls.changePlan} mt="xs">
            {m.accesses_inviteAction()}
          </Button>
        </Stack>
      </Group>
    </Card>
  )
}
