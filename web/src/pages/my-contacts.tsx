import { Container, Stack, Text, Title } from '@mantine/core'
import { m } from '#texts/messages.js'
import { MyContacts } from '../features/contacts/my-contacts.tsx'
import { MyLinkForm } from '../features/contacts/my-link-form.tsx'
import { Head } from '../layout/head.tsx'
import { useLinkToken } from '../lib/link-token.ts'
import { LoadingRows } from '../ui/data-list.tsx'

/** What stands behind the # is the link of a mail; without it, what this browser knows. */
export default function MyContactsPage() {
  const token = useLinkToken()
  return (
    <Container size="md" py="2xl">
      <Head title={m.contacts_mineTitle()} />
      <Stack gap="lg">
        <div>
          <Title order={1}>{m.contacts_mineTitle()}</Title>
          <Text c="dimmed" mt="xs">
            {m.contacts_mineText()}
          </Text>
        </div>
        {token === undefined ? (
          <LoadingRows rows={3} />
        ) : (
          <MyContacts token={token}>
            <MyLinkForm />
          </MyContacts>
        )}
      </Stack>
    </Container>
  )
}
