import { Anchor, Group, Text } from '@mantine/core'
import { Alert } from '../../ui/alert.tsx'
import { useQuery } from '@tanstack/react-query'
import { m } from '#texts/messages.js'
import type { OwnPage } from 'contract/supplier-pages'
import { urls } from 'contract/urls'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { LoadingRows } from '../../ui/data-list.tsx'
import { ownPageQuery } from './api.ts'

type PublicPageNoteProps = { id: number; children: ReactNode }

/** Above the form of the record, which it would push down later: what visitors see of it, and where. */
export function PublicPageNote({ id, children }: PublicPageNoteProps) {
  const { data: page, isFetched } = useQuery(ownPageQuery(id))
  // Once only: a later try must not take away what is typed below.
  if (!isFetched) return <LoadingRows rows={8} />
  return (
    <>
      {page && <Note page={page} />}
      {children}
    </>
  )
}

function Note({ page }: { page: OwnPage }) {
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
