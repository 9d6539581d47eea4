import { AreaChart } from '@mantine/charts'
import { useMantineTheme } from '@mantine/core'
import { m } from '#texts/messages.js'
import type { Timeline, TimeUnit } from './access-timeline.ts'
import { totalOf } from './access-series.ts'
import { ChartCard } from './chart-card.tsx'
import { useNumbers } from './numbers.ts'

/** How the accesses came one after the other: a line without gaps. */
export function TimeChart({ timeline }: { timeline: Timeline | null }) {
  const { count, period, month } = useNumbers()
  const { other } = useMantineTheme()
  const { unit, points } = timeline ?? { unit: 'day' as const, points: [] }
  const most = points.toSorted((a, b) => b.accesses - a.accesses)[0]
  const total = count(totalOf(points))
  const tickOf = (from: string) => (unit === 'month' ? month(from) : dayAndMonth(from))
  const rangeOf = (start: unknown) => {
    const point = points.find(({ from }) => from === start)
    return point ? period(point.from, point.to) : ''
  }
  return (
    <ChartCard
      title={m.accesses_overTime()}
      note={noteOf[unit]({ total })}
      empty={points.length === 0 && m.accesses_notEnough()}
    >
      <div
        role="img"
        aria-label={m.accesses_overTimeSummary({
          total,
          most: count(most?.accesses ?? 0),
          when: rangeOf(most?.from),
        })}
      >
        <AreaChart
          h={240}
          data={points}
          dataKey="from"
          series={[{ name: 'accesses', label: m.accesses_accesses(), color: other.totalColor }]}
          curveType="monotone"
          withDots={points.length <= 31}
          areaProps={{ isAnimationActive: false }}
          xAxisProps={{ tickFormatter: tickOf, minTickGap: 16, padding: { left: 16, right: 16 } }}
          yAxisProps={{ allowDecimals: false, width: 44, tickFormatter: count }}
          tooltipProps={{ labelFormatter: rangeOf }}
          valueFormatter={count}
          areaChartProps={{ accessibilityLayer: false }}
        />
      </div>
    </ChartCard>
  )
}

const noteOf = {
  day: m.accesses_totalByDay,
  week: m.accesses_totalByWeek,
  month: m.accesses_totalByMonth,
} satisfies Record<TimeUnit, unknown>

/** '2026-11-15' as 15/11. */
const dayAndMonth = (day: string) => `${day.slice(8, 10)}/${day.slice(5, 7)}`
