import '@mantine/core/styles/ColorSwatch.css'
import '@mantine/charts/styles.css'
import type { AccessRecord } from 'contract/accesses'
import { accessesByCity, accessesByTerm, namedCities, termsByCity } from './access-series.ts'
import { accessesOverTime, type ReportPeriod } from './access-timeline.ts'
import classes from './accesses.module.css'
import { useCityLook } from './city-look.tsx'
import { CityPie } from './city-pie.tsx'
import { TermBars, TermCityBars } from './term-bars.tsx'
import { TimeChart } from './time-chart.tsx'

type AccessChartsProps = { records: AccessRecord[]; period: ReportPeriod | null }

/** Loaded only when there is something to draw: the chart library is heavy. */
export default function AccessCharts({ records, period }: AccessChartsProps) {
  const named = namedCities(records)
  const look = useCityLook(named)
  const shares = accessesByCity(records, named)
  return (
    <div className={classes.charts}>
      <TimeChart timeline={period && accessesOverTime(records, period)} />
      <TermBars {...accessesByTerm(records)} />
      <CityPie shares={shares} look={look} />
      <TermCityBars
        {...termsByCity(records, named)}
        cities={shares.map(({ city }) => city)}
        look={look}
      />
    </div>
  )
}
