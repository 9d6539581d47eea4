import { Text, Title } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { Head } from '../../layout/head.tsx'

export default function DashboardHomePage() {
  const { t } = useTranslation()
  return (
    <>
      <Head title={t('dashboard.homeTitle')} />
      <Title order={1} size="h2" mb="xs">
        {t('dashboard.homeTitle')}
      </Title>
      <Text c="dimmed">{t('dashboard.homeText')}</Text>
    </>
  )
}
