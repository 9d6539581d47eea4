import { Card, SimpleGrid, Text, VisuallyHidden } from '@mantine/core'
import type { AccessSummary } from 'contract/accesses'
import { type SummaryPeriod, summaryPeriods } from 'contract/rules/access-periods'
import { m } from '#texts/messages.js'
import { Change } from '../../ui/change.tsx'
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
          <AgainstBefore period={period} now={summary[period]} before={summary.anterior[period]} />
        </Card>
      ))}
    </SimpleGrid>
  )
}

type AgainstProps = { period: SummaryPeriod; now: number; before: number }

function AgainstBefore({ period, now, before }: AgainstProps) {
  return (
    <Text size="sm" c="dimmed">
      {before > 0 ? (
        <>
          <Change now={now} before={before} /> {m.accesses_against({ period })}
        </>
      ) : (
        m.accesses_noneBefore({ period })
      )}
    </Text>
  )
}
