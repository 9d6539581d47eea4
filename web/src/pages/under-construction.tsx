import { useTranslation } from 'react-i18next'
import { Head } from '../layout/head.tsx'
import { urls } from '../lib/urls.ts'
import { UnderConstruction } from '../ui/illustrations.tsx'
import { StatusPage } from '../ui/status-page.tsx'

export default function UnderConstructionPage() {
  const { t } = useTranslation()
  return (
    <>
      <Head title={t('errorPage.constructionTitle')} />
      <StatusPage
        illustration={<UnderConstruction width={280} />}
        title={t('errorPage.constructionTitle')}
        text={t('errorPage.constructionText')}
        action={{ label: t('errorPage.home'), to: urls.home }}
      />
    </>
  )
}
