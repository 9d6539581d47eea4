import { Button, Card, Stack, Text, Title } from '@mantine/core'
import type { PlanCode } from 'contract/rules/plans'
import { urls } from 'contract/urls'
import { Link } from 'react-router'
import { m } from '#texts/messages.js'
import { planName } from '../../model/plan.ts'

/** What the other plans see of the bank: how much went by. */
export function MissedNeeds({ count, plan }: { count: number; plan: PlanCode }) {
  const name = planName(plan)
  return (
    <Card component="section" aria-labelledby="missed">
      <Stack gap="xs" align="flex-start">
        <Title order={2} size="h4" id="missed">
          {count > 0 ? m.needs_missed({ count }) : m.needs_missedNone()}
        </Title>
        <Text c="dimmed" maw={560}>
          {count > 0 ? m.needs_missedText({ plan: name }) : m.needs_missedNoneText({ plan: name })}
        </Text>
        <Button component={Link} to={urls.changePlan}>
          {m.needs_upgrade({ plan: name })}
        </Button>
      </Stack>
    </Card>
  )
}
