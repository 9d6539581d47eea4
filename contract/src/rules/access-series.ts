type Access = {
  date: string | null
  term: string | null
  city: string | null
  state?: string | null
  accesses: number
}

export type Share = { name: string; accesses: number; percent: number }

const mostColours = 5

/** 'Campinas/SP': cities of the same name in two states are two cities. */
export function placeOf({ city, state }: Pick<Access, 'city' | 'state'>): string | null {
  if (!city) return null
  return state ? `${city}/${state}` : city
}

function totalsBy(records: readonly Access[], nameOf: (record: Access) => string | null) {
  const totals = new Map<string, number>()
  for (const record of records) {
    const name = nameOf(record)
    if (name) totals.set(name, (totals.get(name) ?? 0) + record.accesses)
  }
  return [...totals]
    .map(([name, accesses]) => ({ name, accesses }))
    .sort((a, b) => b.accesses - a.accesses || a.name.localeCompare(b.name, 'pt'))
}

const sumOf = (items: readonly { accesses: number }[]) =>
  items.reduce((sum, { accesses }) => sum + accesses, 0)

/** The bars: the terms typed most, the most frequent first. */
export const accessesByTerm = (records: readonly Access[], most = 10) =>
  totalsBy(records, ({ term }) => term).slice(0, most)

/** The pie: at most five slices; with more cities the fifth is all the others together. */
export function accessesByCity(records: readonly Access[], othersName: string): Share[] {
  const totals = totalsBy(records, placeOf)
  const whole = sumOf(totals)
  const shown = totals.length > mostColours ? totals.slice(0, mostColours - 1) : totals
  const rest = sumOf(totals) - sumOf(shown)
  const slices = rest > 0 ? [...shown, { name: othersName, accesses: rest }] : shown
  return slices.map((slice) => ({ ...slice, percent: (slice.accesses / whole) * 100 }))
}

export type TermsByCity = {
  cities: string[]
  rows: { term: string; counts: Record<string, number> }[]
}

/** The grouped bars: the first five terms, each with the first five cities. */
export function termsByCity(records: readonly Access[]): TermsByCity {
  const both = records.filter((record) => record.term && record.city)
  const cities = totalsBy(both, placeOf)
    .slice(0, mostColours)
    .map(({ name }) => name)
  const terms = accessesByTerm(both, mostColours)
  const rows = terms.map(({ name: term }) => {
    const own = both.filter((record) => record.term === term)
    const counts = totalsBy(own, placeOf).filter(({ name }) => cities.includes(name))
    return {
      term,
      counts: Object.fromEntries(counts.map(({ name, accesses }) => [name, accesses])),
    }
  })
  return { cities, rows: rows.filter(({ counts }) => Object.keys(counts).length > 0) }
}

/** In per cent against the period before; null when there is nothing to compare with. */
export function changeOf(now: number, before: number): number | null {
  return before > 0 ? Math.round(((now - before) / before) * 100) : null
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
    record.accesses,
  ])
  return `\uFEFF${[header, ...rows].map((row) => row.map(csvCell).join(';')).join('\r\n')}\r\n`
}
