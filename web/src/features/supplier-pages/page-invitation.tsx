import { Button, Card, Group, List, Stack, Text, Title } from '@mantine/core'
import type { OwnPage } from 'contract/supplier-pages'
import { Link } from 'react-router'
import { m } from '#texts/messages.js'
import { urls } from 'contract/urls'

/** For a plan without a page of its own: what it would be, or that what was made is still there. */
export function PageInvitation({ page }: { page: OwnPage }) {
  const isKept = page.publishedAt !== null
  return (
    <Card maw={720} padding="xl" component="section" aria-labelledby="invitation">
      <Stack gap="md">
        <Title order={2} size="h3" id="invitation">
          {isKept ? m.pages_kept() : m.pages_invite()}
        </Title>
        <Text>{isKept ? m.pages_keptText() : m.pages_inviteText()}</Text>
        <List spacing="xs">
          {(['cover', 'services', 'documents', 'address'] as const).map((benefit) => (
            <List.Item key={benefit}>{m.pages_benefit({ benefit })}</List.Item>
          ))}
        </List>
        <Group gap="sm">
          <Button component={Link} to={urls.changePlan} color="coral">
            {m.pages_seePlans()}
          </Button>
          {page.visible && (
            <Button component={Link} to={urls.supplier(page.slug)} variant="default">
              {m.pages_see()}
            </Button>
          )}
        </Group>
      </Stack>
    </Card>
  )
}
