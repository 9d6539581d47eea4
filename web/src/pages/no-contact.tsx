import { Container, Stack, Title } from '@mantine/core'
import { m } from '#texts/messages.js'
import { RefusalPanel } from '../features/referrals/refusal-panel.tsx'
import { Head } from '../layout/head.tsx'

export default function NoContactPage() {
  return (
    <Container size="sm" py="2xl">
      <Head title={m.referrals_refuse()} />
      <Stack gap="lg">
        <Title order={1}>{m.referrals_refuse()}</Title>
        <RefusalPanel />
      </Stack>
    </Container>
  )
}
