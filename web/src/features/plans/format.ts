import { useTranslation } from 'react-i18next'

/** Money and days as the reader writes them; days are those of Brasília. */
export function useFormat() {
  const { i18n } = useTranslation()
  const locale = i18n.language === 'en' ? 'en-US' : 'pt-BR'
  const money = (reais: number) =>
    new Intl.NumberFormat(locale, {
      style: 'currency',
      currency: 'BRL',
      minimumFractionDigits: Number.isInteger(reais) ? 0 : 2,
    }).format(reais)
  const day = (iso: string) =>
    new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'America/Sao_Paulo' }).format(
      new Date(iso),
    )
  const shortDay = (iso: string) =>
    new Intl.DateTimeFormat(locale, {
      day: '2-digit',
      month: '2-digit',
      year: 'numeric',
      timeZone: 'America/Sao_Paulo',
    }).format(new Date(iso))
  return { money, centavos: (amount: number) => money(amount / 100), day, shortDay }
}
