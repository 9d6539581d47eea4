import { Container, Stack, Title } from '@mantine/core'
import { m } from '#texts/messages.js'
import { MailSwitch } from '../features/mails/mail-switch.tsx'
import { Head } from '../layout/head.tsx'

export default function NoMailsPage() {
  return (
    <Container size="sm" py="2xl">
      <Head title={m.mails_title()} />
      <Stack gap="lg">
        <Title order={1}>{m.mails_title()}</Title>
        <MailSwitch />
      </Stack>
    </Container>
  )
}
