export type Access = {
  date: string | null
  term: string | null
  city: string | null
  state?: string | null | undefined
  accesses?: number | null | undefined
}

/** A record that does not say how many is one access. */
export const accessesOf = ({ accesses }: Pick<Access, 'accesses'>): number => accesses ?? 1

export const totalOf = (records: readonly Pick<Access, 'accesses'>[]): number =>
  records.reduce((sum, record) => sum + accessesOf(record), 0)

/** 'Campinas/SP': cities of the same name in two states are two cities. */
export function placeOf({ city, state }: Pick<Access, 'city' | 'state'>): string | null {
  if (!city) return null
  return state ? `${city}/${state}` : city
}

export type Total = { name: string; accesses: number }

function totalsBy(records: readonly Access[], nameOf: (record: Access) => string | null): Total[] {
  const totals = new Map<string, number>()
  for (const record of records) {
    const name = nameOf(record)
    if (name) totals.set(name, (totals.get(name) ?? 0) + accessesOf(record))
  }
  return [...totals]
    .map(([name, accesses]) => ({ name, accesses }))
    .sort((a, b) => b.accesses - a.accesses || a.name.localeCompare(b.name, 'pt'))
}

/** The bars: the terms with most accesses, and how many terms there are in all. */
export function accessesByTerm(
  records: readonly Access[],
  most = 10,
): { bars: Total[]; terms: number } {
  const totals = totalsBy(records, ({ term }) => term)
  return { bars: totals.slice(0, most), terms: totals.length }
}

const mostColours = 5

/** A city with a colour of its own, or all the others together. */
export type CityOrOthers = string | null

/**
 * The cities that have a colour of their own, the same one in every chart. There are five colours;
 * with more cities the fifth is the grey of all the others.
 */
export function namedCities(records: readonly Access[]): string[] {
  const cities = totalsBy(records, placeOf).map(({ name }) => name)
  return cities.length > mostColours ? cities.slice(0, mostColours - 1) : cities
}

export type CityCount = { city: CityOrOthers; accesses: number }

/** Counts of the named cities, in their order, then of the others; without those that have none. */
function countsByCity(records: readonly Access[], named: readonly string[]): CityCount[] {
  const totals = totalsBy(records, placeOf)
  const own = named.map((city) => ({
    city,
    accesses: totals.find(({ name }) => name === city)?.accesses ?? 0,
  }))
  const others = totalOf(totals.filter(({ name }) => !named.includes(name)))
  return [...own, { city: null, accesses: others }].filter(({ accesses }) => accesses > 0)
}

export type Share = CityCount & { percent: number }

/** The slices of the pie. */
export function accessesByCity(records: readonly Access[], named: readonly string[]): Share[] {
  const counts = countsByCity(records, named)
  const whole = totalOf(counts)
  return counts.map((count) => ({ ...count, percent: (count.accesses / whole) * 100 }))
}

export type TermCounts = { term: string; counts: CityCount[] }

/** The grouped bars: the terms with most accesses that have a city, each with its cities. */
export function termsByCity(
  records: readonly Access[],
  named: readonly string[],
  most = 5,
): { rows: TermCounts[]; terms: number } {
  const both = records.filter((record) => record.term && record.city)
  const { bars, terms } = accessesByTerm(both, most)
  const rows = bars.map(({ name: term }) => ({
    term,
    counts: countsByCity(
      both.filter((record) => record.term === term),
      named,
    ),
  }))
  return { rows, terms }
}

/** A spreadsheet would run a cell that begins like a formula. */
function csvCell(value: string | number): string {
  const text = typeof value === 'string' && /^[=+\-@\t\r]/.test(value) ? `'${value}` : String(value)
  return /[";\n\r]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

/** With semicolons and a mark of order, as spreadsheets of a Brazilian computer expect it. */
export function accessesCsv(records: readonly Access[], header: readonly string[]): string {
  const rows = records.map((record) => [
    record.date ?? '',
    record.term ?? '',
    placeOf(record) ?? '',
    accessesOf(record),
  ])
  return `\uFEFF${[header, ...rows].map((row) => row.map(csvCell).join(';')).join('\r\n')}\r\n`
}
