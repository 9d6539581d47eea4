import { useTranslation } from 'react-i18next'

/** Numbers and days as the language of the interface writes them. */
export function useNumbers() {
  const { i18n } = useTranslation()
  const locale = i18n.language === 'en' ? 'en-GB' : 'pt-BR'
  return {
    count: (value: number) => value.toLocaleString(locale),
    signed: (value: number) => value.toLocaleString(locale, { signDisplay: 'exceptZero' }),
    percent: (value: number) => `${value.toLocaleString(locale, { maximumFractionDigits: 1 })}%`,
    /** '2026-11-15' as 15/11/2026. */
    day: (day: string) => day.split('-').toReversed().join('/'),
  }
}

export function monthNames(language: string): string[] {
  const month = new Intl.DateTimeFormat(language === 'en' ? 'en' : 'pt-BR', { month: 'long' })
  return Array.from({ length: 12 }, (_, index) => {
    const name = month.format(new Date(2026, index, 1))
    return name.charAt(0).toUpperCase() + name.slice(1)
  })
}
