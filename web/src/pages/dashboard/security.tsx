import { Title } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { SecondFactorPanel } from '../../features/second-factor/second-factor-panel.tsx'
import { Head } from '../../layout/head.tsx'

export default function SecurityPage() {
  const { t } = useTranslation()
  return (
    <>
      <Head title={t('secondFactor.pageTitle')} />
      <Title order={1} size="h2" mb="lg">
        {t('secondFactor.pageTitle')}
      </Title>
      <SecondFactorPanel />
    </>
  )
}
