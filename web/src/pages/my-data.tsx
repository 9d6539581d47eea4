import { Container, Stack, Text, Title } from '@mantine/core'
import { m } from '#texts/messages.js'
import { VisitorData } from '../features/privacy/visitor-data.tsx'
import { Head } from '../layout/head.tsx'
import { urls } from 'contract/urls'

export default function MyDataPage() {
  return (
    <Container size="md" py="2xl">
      <Head
        title={m.privacy_title()}
        description={m.privacy_publicText()}
        canonical={urls.myData}
      />
      <Stack gap="lg">
        <Stack gap="xs">
          <Title order={1}>{m.privacy_title()}</Title>
          <Text c="dimmed" maw={640}>
            {m.privacy_publicText()}
          </Text>
        </Stack>
        <VisitorData />
      </Stack>
    </Container>
  )
}
