import '@mantine/charts/styles.css'
import { LineChart } from '@mantine/charts'
import { Card, SimpleGrid, Table, Text, Title } from '@mantine/core'
import type { Overview } from 'contract/overview'
import { m } from '#texts/messages.js'
import { useFormat } from '../../lib/format.ts'

type Series = Overview['series']

const lines = [
  { key: 'signups', color: 'petrol.7' },
  { key: 'contacts', color: 'coral.6' },
  { key: 'searches', color: 'blue.5' },
] as const

/** '15/11/2026' as 15/11; months keep their year. */
const withoutYear = (period: string) => (period.length > 7 ? period.slice(0, 5) : period)

/** Loaded on demand: the chart library is large. The table says the same without a picture. */
export default function OverviewCharts({ series }: { series: Series }) {
  const { day, number } = useFormat()
  const points = series.map((point) => ({ ...point, period: day(point.period) }))
  return (
    <>
      <SimpleGrid cols={{ base: 1, lg: 3 }} spacing="md">
        {lines.map(({ key, color }) => (
          <Card key={key}>
            <Title order={3} size="h4">
              {m.overview_series({ series: key })}
            </Title>
            <Text size="sm" c="dimmed" mb="sm">
              {m.overview_inPeriod({
                total: number(series.reduce((sum, point) => sum + point[key], 0)),
              })}
            </Text>
            <LineChart
              h={180}
              data={points}
              dataKey="period"
              series={[{ name: key, color, label: m.overview_series({ series: key }) }]}
              withDots={false}
              curveType="linear"
              xAxisProps={{ tickFormatter: withoutYear, interval: 'equidistantPreserveStart' }}
              yAxisProps={{ allowDecimals: false, interval: 0, width: 44, tickFormatter: number }}
              // The table below says the same; a picture that is hidden must not take the focus.
              // The highest number of the axis needs half a line of room above it.
              lineChartProps={{ accessibilityLayer: false, margin: { top: 8, right: 8 } }}
              aria-hidden
            />
          </Card>
        ))}
      </SimpleGrid>
      <details>
        <summary>{m.overview_numbers()}</summary>
        <Table.ScrollContainer minWidth={420} mah={360} type="native" tabIndex={0}>
          <Table stickyHeader aria-label={m.overview_overTime()}>
            <Table.Thead>
              <Table.Tr>
                <Table.Th>{m.overview_when()}</Table.Th>
                {lines.map(({ key }) => (
                  <Table.Th key={key} ta="right">
                    {m.overview_series({ series: key })}
                  </Table.Th>
                ))}
              </Table.Tr>
            </Table.Thead>
            <Table.Tbody>
              {points.toReversed().map((point) => (
                <Table.Tr key={point.period}>
                  <Table.Td>{point.period}</Table.Td>
                  {lines.map(({ key }) => (
                    <Table.Td key={key} ta="right">
                      {number(point[key])}
                    </Table.Td>
                  ))}
                </Table.Tr>
              ))}
            </Table.Tbody>
          </Table>
        </Table.ScrollContainer>
      </details>
    </>
  )
}
