import '@mantine/core/styles/ColorSwatch.css'
import '@mantine/charts/styles.css'
import { BarChart, PieChart } from '@mantine/charts'
import { Card, Group, Text, Title, useMantineTheme } from '@mantine/core'
import type { AccessRecord } from 'contract/accesses'
import {
  accessesByCity,
  accessesByTerm,
  type Share,
  type TermsByCity,
  termsByCity,
} from 'contract/rules/access-series'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { colourOf } from '../../ui/theme.ts'
import classes from './accesses.module.css'
import { useNumbers } from './numbers.ts'

/** Loaded only when there is something to draw: the chart library is heavy. */
export default function AccessCharts({ records }: { records: AccessRecord[] }) {
  const { t } = useTranslation()
  return (
    <div className={classes.charts}>
      <TermBars terms={accessesByTerm(records)} />
      <CityPie cities={accessesByCity(records, t('accesses.otherCities'))} />
      <TermCityBars {...termsByCity(records)} />
    </div>
  )
}

type ChartCardProps = { title: string; empty: string | false; summary: string; children: ReactNode }

/** The drawing is one image to a screen reader, described by its summary; the table has the rest. */
function ChartCard({ title, empty, summary, children }: ChartCardProps) {
  return (
    <Card component="section" aria-label={title} className={classes.chart}>
      <Title order={3} size="h4" mb="md">
        {title}
      </Title>
      {empty ? (
        <Text c="dimmed" py="xl" ta="center">
          {empty}
        </Text>
      ) : (
        <div role="img" aria-label={summary}>
          {children}
        </div>
      )}
    </Card>
  )
}

const still = { accessibilityLayer: false } as const
const shortened = (text: string) => (text.length > 22 ? `${text.slice(0, 21)}…` : text)

type TickProps = { x: number | string; y: number | string; payload: { value: string } }

/** One line: the library would break a term in the middle of the axis. */
const TermTick = ({ x, y, payload }: TickProps) => (
  <text x={x} y={y} dy={4} textAnchor="end" className={classes.tick}>
    {shortened(payload.value)}
  </text>
)

function TermBars({ terms }: { terms: { name: string; accesses: number }[] }) {
  const { t } = useTranslation()
  const { count } = useNumbers()
  const { other } = useMantineTheme()
  return (
    <ChartCard
      title={t('accesses.byTerm')}
      empty={terms.length === 0 && t('accesses.noTerms')}
      summary={terms.map(({ name, accesses }) => `${name}: ${count(accesses)}`).join('; ')}
    >
      <BarChart
        h={Math.max(140, terms.length * 40 + 60)}
        data={terms}
        dataKey="name"
        orientation="vertical"
        series={[
          { name: 'accesses', label: t('accesses.accesses'), color: other.chartColors[0] ?? '' },
        ]}
        yAxisProps={{ width: 150, tick: TermTick, interval: 0 }}
        xAxisProps={{ allowDecimals: false }}
        xAxisLabel={t('accesses.accesses')}
        valueFormatter={count}
        maxBarWidth={22}
        barChartProps={still}
        gridAxis="x"
      />
    </ChartCard>
  )
}

function CityPie({ cities }: { cities: Share[] }) {
  const { t } = useTranslation()
  const { count, percent } = useNumbers()
  const theme = useMantineTheme()
  const slices = cities.map((city, index) => ({
    ...city,
    value: city.accesses,
    color: theme.other.chartColors[index] ?? '',
  }))
  const textOf = (share: Share) => `${count(share.accesses)} (${percent(share.percent)})`
  return (
    <ChartCard
      title={t('accesses.byCity')}
      empty={cities.length === 0 && t('accesses.noCities')}
      summary={slices.map((slice) => `${slice.name}: ${textOf(slice)}`).join('; ')}
    >
      <Group align="center" justify="center" gap="lg">
        <PieChart
          data={slices}
          size={200}
          withTooltip
          tooltipDataSource="segment"
          valueFormatter={(value) => textOf({ ...shareOf(slices, value) })}
          pieChartProps={still}
          strokeWidth={2}
        />
        <ul className={classes.legend}>
          {slices.map((slice) => (
            <Group key={slice.name} component="li" gap="xs" wrap="nowrap">
              <span className={classes.swatch} style={{ background: colourOf(slice.color) }} />
              <Text size="sm">{slice.name}</Text>
              <Text size="sm" c="dimmed" ml="auto" pl="sm">
                {textOf(slice)}
              </Text>
            </Group>
          ))}
        </ul>
      </Group>
    </ChartCard>
  )
}

/** The tooltip gives only the count; slices of equal count have an equal share. */
const shareOf = (slices: Share[], accesses: number): Share =>
  slices.find((slice) => slice.accesses === accesses) ?? { name: '', accesses, percent: 0 }

// A city's name could read as a path into the data.
const keyOf = (index: number) => `city${index}`

function TermCityBars({ cities, rows }: TermsByCity) {
  const { t } = useTranslation()
  const { count } = useNumbers()
  const { other } = useMantineTheme()
  const counts = (row: TermsByCity['rows'][number]) =>
    Object.entries(row.counts)
      .map(([city, accesses]) => `${city} ${count(accesses)}`)
      .join(', ')
  const rowOf = ({ term, counts: byCity }: TermsByCity['rows'][number]) => ({
    term,
    ...Object.fromEntries(cities.map((city, index) => [keyOf(index), byCity[city] ?? 0])),
  })
  return (
    <ChartCard
      title={t('accesses.byTermAndCity')}
      empty={rows.length === 0 && t('accesses.notEnough')}
      summary={rows.map((row) => `${row.term}: ${counts(row)}`).join('; ')}
    >
      <BarChart
        h={340}
        data={rows.map(rowOf)}
        dataKey="term"
        series={cities.map((label, index) => ({
          name: keyOf(index),
          label,
          color: other.chartColors[index] ?? '',
        }))}
        xAxisProps={{ tickFormatter: shortened }}
        yAxisProps={{ allowDecimals: false, width: 40 }}
        yAxisLabel={t('accesses.accesses')}
        valueFormatter={count}
        withLegend
        legendProps={{ verticalAlign: 'top', height: 48 }}
        maxBarWidth={28}
        barChartProps={still}
      />
    </ChartCard>
  )
}
