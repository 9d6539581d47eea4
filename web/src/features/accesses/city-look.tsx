import { useMantineTheme } from '@mantine/core'
import { m } from '#texts/messages.js'
import type { CityOrOthers } from './access-series.ts'
import { colourOf } from '../../ui/theme.ts'
import classes from './accesses.module.css'

export type CityLook = {
  nameOf(city: CityOrOthers): string
  /** Like 'petrol.7'. */
  colourOf(city: CityOrOthers): string
}

/** One colour is one city in all charts; the cities without one are grey together. */
export function useCityLook(named: readonly string[]): CityLook {
  const { other } = useMantineTheme()
  return {
    nameOf: (city) => city ?? m.accesses_otherCities(),
    colourOf: (city) =>
      (city === null ? undefined : other.cityColors[named.indexOf(city)]) ?? other.otherCitiesColor,
  }
}

export function Swatch({ colour }: { colour: string }) {
  return <span className={classes.swatch} style={{ background: colourOf(colour) }} aria-hidden />
}
