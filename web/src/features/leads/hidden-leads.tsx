import { Button, Card, Stack, Text, Title } from '@mantine/core'
import { Link } from 'react-router'
import { m } from '#texts/messages.js'
import { urls } from 'contract/urls'

/** What the free plan sees of the older requests: how many there are. */
export function HiddenLeads({ count }: { count: number }) {
  return (
    <Card component="section">
      <Stack gap="xs" align="flex-start">
        <Title order={2} size="h4">
          {m.leads_hidden({ count })}
        </Title>
        <Text c="dimmed" maw={560}>
          {m.leads_hiddenText()}
        </Text>
        <Button component={Link} to={urls.changePlan}>
          {m.leads_hiddenAction()}
        </Button>
      </Stack>
    </Card>
  )
}
