import { m } from '#texts/messages.js'
import { useFormat } from '../../lib/format.ts'

/** Counts, shares and days as the language of the interface writes them. */
export function useNumbers() {
  const { number, day, locale } = useFormat()
  const dateOf = (text: string) => new Date(`${text}T00:00:00Z`)
  return {
    count: number,
    day,
    percent: (value: number) => `${value.toLocaleString(locale, { maximumFractionDigits: 1 })}%`,
    /** '1 de janeiro a 16 de novembro de 2026'; one day is itself. */
    period: (from: string, to: string) =>
      new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' })
        .formatRange(dateOf(from), dateOf(to))
        .replace(/\s*–\s*/, ` ${m.accesses_periodTo()} `),
    /** 'nov/26'; 'Sep/26' too, which British English writes with four letters. */
    month: (text: string) => {
      const name = dateOf(text).toLocaleString(locale, { month: 'short', timeZone: 'UTC' })
      return `${name.slice(0, 3)}/${text.slice(2, 4)}`
    },
  }
}

export function monthNames(language: string): string[] {
  const month = new Intl.DateTimeFormat(language === 'en' ? 'en' : 'pt-BR', { month: 'long' })
  return Array.from({ length: 12 }, (_, index) => {
    const name = month.format(new Date(2026, index, 1))
    return name.charAt(0).toUpperCase() + name.slice(1)
  })
}
