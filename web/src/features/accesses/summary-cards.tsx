import { Card, SimpleGrid, Text, VisuallyHidden } from '@mantine/core'
import { IconArrowDownRight, IconArrowRight, IconArrowUpRight } from '@tabler/icons-react'
import type { AccessSummary } from 'contract/accesses'
import { type SummaryPeriod, summaryPeriods } from 'contract/rules/access-periods'
import { m } from '#texts/messages.js'
import { changeOf, isManyfold } from './access-series.ts'
import classes from './accesses.module.css'
import { useNumbers } from './numbers.ts'

export function SummaryCards({ summary }: { summary: AccessSummary }) {
  const { count } = useNumbers()
  return (
    <SimpleGrid cols={{ base: 2, lg: 4 }} spacing={{ base: 'sm', sm: 'md' }}>
      {summaryPeriods.map((period) => (
        <Card
          key={period}
          component="section"
          padding="md"
          aria-label={m.accesses_summary({ period })}
        >
          <Text component="h2" fw={600} size="sm" c="dimmed">
            {m.accesses_summary({ period })}
          </Text>
          <Text className={classes.figure}>
            {count(summary[period])}
            <VisuallyHidden> {m.accesses_accesses()}</VisuallyHidden>
          </Text>
          <Change period={period} now={summary[period]} before={summary.anterior[period]} />
        </Card>
      ))}
    </SimpleGrid>
  )
}

type ChangeProps = { period: SummaryPeriod; now: number; before: number }

function Change({ period, now, before }: ChangeProps) {
  const { signed } = useNumbers()
  const change = changeOf(now, before)
  if (change === null) {
    return (
      <Text size="sm" c="dimmed">
        {m.accesses_noneBefore({ period })}
      </Text>
    )
  }
  const [Icon, color] =
    change > 0
      ? ([IconArrowUpRight, 'green.7'] as const)
      : change < 0
        ? ([IconArrowDownRight, 'red.7'] as const)
        : ([IconArrowRight, 'dimmed'] as const)
  return (
    <Text size="sm" c="dimmed">
      <Text span c={color} size="sm" fw={600} className={classes.change}>
        <Icon size={18} aria-hidden />{' '}
        {isManyfold(now, before) ? m.accesses_manyfold() : `${signed(change)}%`}
      </Text>{' '}
      {m.accesses_against({ period })}
    </Text>
  )
}
