import { useFormat } from '../../lib/format.ts'

/** Counts, changes and shares as the language of the interface writes them. */
export function useNumbers() {
  const { number, day, locale } = useFormat()
  return {
    count: number,
    day,
    signed: (value: number) => value.toLocaleString(locale, { signDisplay: 'exceptZero' }),
    percent: (value: number) => `${value.toLocaleString(locale, { maximumFractionDigits: 1 })}%`,
  }
}

export function monthNames(language: string): string[] {
  const month = new Intl.DateTimeFormat(language === 'en' ? 'en' : 'pt-BR', { month: 'long' })
  return Array.from({ length: 12 }, (_, index) => {
    const name = month.format(new Date(2026, index, 1))
    return name.charAt(0).toUpperCase() + name.slice(1)
  })
}
