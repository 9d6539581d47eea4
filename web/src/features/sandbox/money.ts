import { useTranslation } from 'react-i18next'

export function useMoney() {
  const { i18n } = useTranslation()
  const locale = i18n.language === 'en' ? 'en-US' : 'pt-BR'
  return {
    centavos: (amount: number) =>
      new Intl.NumberFormat(locale, { style: 'currency', currency: 'BRL' }).format(amount / 100),
    day: (iso: string) =>
      new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'America/Sao_Paulo' }).format(
        new Date(iso),
      ),
  }
}
