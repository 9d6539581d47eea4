import { PieChart } from '@mantine/charts'
import { Group, Text } from '@mantine/core'
import { m } from '#texts/messages.js'
import type { Share } from './access-series.ts'
import classes from './accesses.module.css'
import { ChartCard } from './chart-card.tsx'
import { type CityLook, Swatch } from './city-look.tsx'
import { useNumbers } from './numbers.ts'

type CityPieProps = { shares: Share[]; look: CityLook }

/** Each city's part. The list beside the drawing says the same in words. */
export function CityPie({ shares, look }: CityPieProps) {
  const { count, percent } = useNumbers()
  const textOf = (share: Omit<Share, 'city'>) =>
    `${count(share.accesses)} (${percent(share.percent)})`
  const slices = shares.map(({ city, accesses }) => ({
    name: look.nameOf(city),
    value: accesses,
    color: look.colourOf(city),
  }))
  return (
    <ChartCard title={m.accesses_byCity()} empty={shares.length === 0 && m.accesses_noCities()}>
      <Group align="center" justify="center" gap="lg">
        <div aria-hidden>
          <PieChart
            data={slices}
            size={200}
            startAngle={90}
            endAngle={-270}
            withTooltip
            tooltipDataSource="segment"
            valueFormatter={(accesses) => textOf(shareOf(shares, accesses))}
            pieProps={{ isAnimationActive: false, rootTabIndex: -1 }}
            pieChartProps={{ accessibilityLayer: false }}
            strokeWidth={2}
          />
        </div>
        <ul className={classes.legend}>
          {shares.map((share) => (
            <li key={share.city} className={classes.share}>
              <Swatch colour={look.colourOf(share.city)} />
              <Text span size="sm">
                {look.nameOf(share.city)}
              </Text>
              <Text span size="sm" c="dimmed" className={classes.numbers}>
                {textOf(share)}
              </Text>
            </li>
          ))}
        </ul>
      </Group>
    </ChartCard>
  )
}

/** The tooltip gives only the count; slices of equal count have an equal share. */
const shareOf = (shares: Share[], accesses: number) =>
  shares.find((share) => share.accesses === accesses) ?? { accesses, percent: 0 }
