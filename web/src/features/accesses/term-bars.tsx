import { Text, useMantineTheme, VisuallyHidden } from '@mantine/core'
import { m } from '#texts/messages.js'
import type { CityOrOthers, TermCounts, Total } from './access-series.ts'
import { colourOf } from '../../ui/theme.ts'
import classes from './accesses.module.css'
import { ChartCard } from './chart-card.tsx'
import { type CityLook, Swatch } from './city-look.tsx'
import { useNumbers } from './numbers.ts'

/*
 * Bars are boxes, not drawings: a term is read whole however long it is, on every screen, and a
 * screen reader reads the same list.
 */

type TermBarsProps = { bars: Total[]; terms: number }

/** Horizontal bars: how often each term led here. */
export function TermBars({ bars, terms }: TermBarsProps) {
  const { count } = useNumbers()
  const { other } = useMantineTheme()
  const longest = Math.max(...bars.map(({ accesses }) => accesses))
  return (
    <ChartCard
      title={m.accesses_byTerm()}
      note={terms > bars.length && m.accesses_topTerms({ shown: bars.length, terms: count(terms) })}
      empty={bars.length === 0 && m.accesses_noTerms()}
    >
      <ol className={classes.rows}>
        {bars.map(({ name, accesses }) => (
          <li key={name} className={classes.termRow}>
            <Text span size="sm" className={classes.term}>
              {name}
            </Text>
            <Bar accesses={accesses} longest={longest} colour={other.totalColor} />
          </li>
        ))}
      </ol>
    </ChartCard>
  )
}

type TermCityBarsProps = {
  rows: TermCounts[]
  terms: number
  /** In the order of the pie. */
  cities: CityOrOthers[]
  look: CityLook
}

/** Grouped bars: under each term its cities, in the colours of the pie. */
export function TermCityBars({ rows, terms, cities, look }: TermCityBarsProps) {
  const { count } = useNumbers()
  const counts = rows.flatMap((row) => row.counts)
  const longest = Math.max(...counts.map(({ accesses }) => accesses))
  return (
    <ChartCard
      title={m.accesses_byTermAndCity()}
      note={terms > rows.length && m.accesses_topTerms({ shown: rows.length, terms: count(terms) })}
      empty={rows.length === 0 && m.accesses_notEnough()}
    >
      <CityLegend
        cities={cities.filter((city) => counts.some((count) => count.city === city))}
        look={look}
      />
      <ol className={classes.rows}>
        {rows.map(({ term, counts: ofTerm }) => (
          <li key={term} className={classes.termRow}>
            <Text span size="sm" className={classes.term}>
              {term}
            </Text>
            <ul className={classes.group}>
              {ofTerm.map(({ city, accesses }) => (
                <li key={city} title={look.nameOf(city)}>
                  <VisuallyHidden>{look.nameOf(city)}: </VisuallyHidden>
                  <Bar accesses={accesses} longest={longest} colour={look.colourOf(city)} />
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ol>
    </ChartCard>
  )
}

/** What the colours mean; a screen reader hears the city with each bar. */
function CityLegend({ cities, look }: { cities: CityOrOthers[]; look: CityLook }) {
  return (
    <div className={classes.cities} aria-hidden>
      {cities.map((city) => (
        <span key={city} className={classes.share}>
          <Swatch colour={look.colourOf(city)} />
          <Text span size="sm">
            {look.nameOf(city)}
          </Text>
        </span>
      ))}
    </div>
  )
}

type BarProps = { accesses: number; longest: number; colour: string }

function Bar({ accesses, longest, colour }: BarProps) {
  const { count } = useNumbers()
  const share = longest > 0 ? accesses / longest : 0
  return (
    <span className={classes.bar}>
      <span
        className={classes.fill}
        style={{ width: `${share * 100}%`, background: colourOf(colour) }}
        aria-hidden
      />
      <Text span size="sm" className={classes.value}>
        {count(accesses)}
        <VisuallyHidden> {m.accesses_accesses()}</VisuallyHidden>
      </Text>
    </span>
  )
}
