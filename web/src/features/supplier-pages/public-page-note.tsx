import { Alert, Anchor, Group, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { m } from '#texts/messages.js'
import { urls } from 'contract/urls'
import { Link } from 'react-router'
import { ownPageQuery } from './api.ts'

/** Above the form of the record: what visitors see of it, and where. */
export function PublicPageNote({ id }: { id: number }) {
  const { data: page } = useQuery(ownPageQuery(id))
  if (!page) return null
  return (
    <Alert color="petrol" variant="light" mb="lg" maw={960}>
      <Text size="sm">
        {page.visible ? m.pages_noteSeen() : m.pages_noteHidden()}{' '}
        {page.exclusive ? m.pages_noteOwn() : m.pages_notePlain()}
      </Text>
      <Group gap="lg" mt="xs">
        {page.visible && (
          <Anchor href={urls.supplier(page.slug)} target="_blank">
            {m.pages_seePublic()}
          </Anchor>
        )}
        <Anchor component={Link} to={urls.dashboardSection('pagina')}>
          {m.dashboard_menuItem({ page: 'page' })}
        </Anchor>
      </Group>
    </Alert>
  )
}
