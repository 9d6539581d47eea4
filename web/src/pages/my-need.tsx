import { Container, Stack, Text, Title } from '@mantine/core'
import { m } from '#texts/messages.js'
import { ContactWays } from '../features/contacts/contact-ways.tsx'
import { MyNeed } from '../features/needs/my-need.tsx'
import { NeedLinkForm } from '../features/needs/need-link-form.tsx'
import { Head } from '../layout/head.tsx'
import { useLinkToken } from '../lib/link-token.ts'
import { LoadingRows } from '../ui/data-list.tsx'

/** What stands behind the # is the private link; without it one can ask for it. */
export default function MyNeedPage() {
  const token = useLinkToken()
  return (
    <Container size="lg" py="2xl">
      <Head title={m.needs_mineTitle()} unlisted />
      <Stack gap="lg">
        <div>
          <Title order={1}>{m.needs_mineTitle()}</Title>
          <Text c="dimmed" mt="xs">
            {token === '' ? m.needs_linkNone() : m.needs_mineText()}
          </Text>
        </div>
        {token === undefined && <LoadingRows rows={4} />}
        {token === '' && <NeedLinkForm />}
        {token && (
          <MyNeed
            key={token}
            token={token}
            contactOf={(contact) => <ContactWays contact={contact} />}
          >
            <NeedLinkForm />
          </MyNeed>
        )}
      </Stack>
    </Container>
  )
}
