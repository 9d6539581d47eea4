import { Title } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { ReferralsTable } from '../../features/referrals/referrals-table.tsx'
import { Head } from '../../layout/head.tsx'

export default function ReferralsPage() {
  const { t } = useTranslation()
  return (
    <>
      <Head title={t('referrals.pageTitle')} />
      <Title order={1} size="h2" mb="lg">
        {t('referrals.pageTitle')}
      </Title>
      <ReferralsTable />
    </>
  )
}
