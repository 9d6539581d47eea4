import { getLocale } from '#texts/runtime.js'
import { zone } from 'contract/rules/calendar'

/** Numbers, money and times as the language of the interface writes them, in the product's own zone. */
export function useFormat() {
  // Day before month in both languages: 05/11 is the same day for everybody.
  const locale = getLocale() === 'en' ? 'en-GB' : 'pt-BR'
  const inReais = (reais: number, minimumFractionDigits: number) =>
    reais.toLocaleString(locale, { style: 'currency', currency: 'BRL', minimumFractionDigits })
  const dateOf = (instant: string, style: Intl.DateTimeFormatOptions) =>
    new Date(instant).toLocaleString(locale, { timeZone: zone, ...style })
  return {
    locale,
    // Up to three digits read the same in both; the first use of a language's table costs a phone 0.1 s.
    number: (value: number) =>
      Number.isInteger(value) && value < 1000 ? String(value) : value.toLocaleString(locale),
    /** 'R$ 50', 'R$ 12,50'. */
    money: (reais: number) => inReais(reais, Number.isInteger(reais) ? 0 : 2),
    /** 'R$ 50,00', as on a bill. */
    exactMoney: (reais: number) => inReais(reais, 2),
    dateTime: (instant: string) => dateOf(instant, { dateStyle: 'short', timeStyle: 'short' }),
    time: (instant: string) => dateOf(instant, { hour: '2-digit', minute: '2-digit' }),
    longDate: (instant: string) => dateOf(instant, { dateStyle: 'long' }),
    shortDate: (instant: string) =>
      dateOf(instant, { day: '2-digit', month: '2-digit', year: 'numeric' }),
    /** '340 KB', '2,1 MB'. */
    fileSize(bytes: number) {
      const kilobytes = Math.max(1, Math.round(bytes / 1024))
      if (kilobytes < 1024) return `${kilobytes} KB`
      return `${(kilobytes / 1024).toLocaleString(locale, { maximumFractionDigits: 1 })} MB`
    },
    /** '2026-11-15' as 15/11/2026, '2026-11' as 11/2026. */
    day: (day: string) => day.split('-').reverse().join('/'),
  }
}
