import { Container, Stack, Title } from '@mantine/core'
import { m } from '#texts/messages.js'
import { WeeklySwitch } from '../features/leads/weekly-switch.tsx'
import { Head } from '../layout/head.tsx'

export default function WeeklySummaryPage() {
  return (
    <Container size="sm" py="2xl">
      <Head title={m.leads_weeklyTitle()} />
      <Stack gap="lg">
        <Title order={1}>{m.leads_weeklyTitle()}</Title>
        <WeeklySwitch />
      </Stack>
    </Container>
  )
}
