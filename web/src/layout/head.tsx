import { useTranslation } from 'react-i18next'

const siteName = 'Marketplace em Saúde'

/** Title and description of a page; React lifts them into the document's head. */
export function Head({ title, description }: { title: string; description?: string }) {
  const { t } = useTranslation()
  return (
    <>
      <title>{title === siteName ? siteName : `${title} · ${siteName}`}</title>
      <meta name="description" content={description ?? t('layout.footerText')} />
    </>
  )
}
