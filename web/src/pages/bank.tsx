import { Anchor, Container, List, Stack, Text, ThemeIcon, Title } from '@mantine/core'
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
        <List spacing="xs" center>
          {steps.map((step, at) => (
            <List.Item
              key={step}
              icon={
                <ThemeIcon size={28} radius="xl" variant="light" aria-hidden>
                  {at + 1}
                </ThemeIcon>
              }
            >
              {step}
            </List.Item>
          ))}
        </List>
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
