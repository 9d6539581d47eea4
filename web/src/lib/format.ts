import { useTranslation } from 'react-i18next'

const timeZone = 'America/Sao_Paulo'

/** Numbers and times as the language of the interface writes them, in the product's own zone. */
export function useFormat() {
  const { i18n } = useTranslation()
  const locale = i18n.language === 'en' ? 'en-GB' : 'pt-BR'
  return {
    number: (value: number) => value.toLocaleString(locale),
    dateTime: (instant: string) =>
      new Date(instant).toLocaleString(locale, {
        timeZone,
        dateStyle: 'short',
        timeStyle: 'short',
      }),
    /** '2026-11-15' as 15/11/2026, '2026-11' as 11/2026. */
    day: (day: string) => day.split('-').reverse().join('/'),
  }
}
