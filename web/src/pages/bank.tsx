import { Anchor, Container, Group, Stack, Text, ThemeIcon, Title } from '@mantine/core'
import { urls } from 'contract/urls'
import { Link } from 'react-router'
import { m } from '#texts/messages.js'
import { NeedPublishing } from '../features/needs/need-publishing.tsx'
import { Head } from '../layout/head.tsx'

export default function BankPage() {
  const steps = [m.needs_stepDescribe(), m.needs_stepCompare(), m.needs_stepDecide()]
  return (
    <Container size="sm" py="2xl">
      <Head title={m.needs_bankTitle()} canonical={urls.bank} description={m.needs_publishText()} />
      <Stack gap="lg">
        <div>
          <Text fw={600} c="petrol.7" mb={4}>
            {m.needs_bankTitle()}
          </Text>
          <Title order={1}>{m.needs_publishTitle()}</Title>
          <Text c="dimmed" mt="xs">
            {m.needs_publishText()}
          </Text>
        </div>
        <Stack component="ol" gap="xs" m={0} p={0} style={{ listStyle: 'none' }}>
          {steps.map((step, at) => (
            <Group component="li" key={step} gap="sm" wrap="nowrap" align="flex-start">
              <ThemeIcon size={28} radius="xl" variant="light" aria-hidden>
                {at + 1}
              </ThemeIcon>
              <Text pt={2}>{step}</Text>
            </Group>
          ))}
        </Stack>
        <NeedPublishing />
        <Text size="sm" c="dimmed">
          {m.needs_linkTitle()}{' '}
          <Anchor component={Link} to={urls.myNeed} inherit>
            {m.needs_sendLink()}
          </Anchor>
        </Text>
      </Stack>
    </Container>
  )
}
