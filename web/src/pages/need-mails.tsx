import { Container, Stack, Title } from '@mantine/core'
import { m } from '#texts/messages.js'
import { NeedMailsSwitch } from '../features/needs/need-mails-switch.tsx'
import { Head } from '../layout/head.tsx'

export default function NeedMailsPage() {
  return (
    <Container size="sm" py="2xl">
      <Head title={m.needs_mailsTitle()} />
      <Stack gap="lg">
        <Title order={1}>{m.needs_mailsTitle()}</Title>
        <NeedMailsSwitch />
      </Stack>
    </Container>
  )
}
