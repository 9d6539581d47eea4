import { useTranslation } from 'react-i18next'
import { ReferralsTable } from '../../features/referrals/referrals-table.tsx'
import { DashboardPage } from '../../layout/dashboard-page.tsx'

export default function ReferralsPage() {
  const { t } = useTranslation()
  return (
    <DashboardPage title={t('referrals.pageTitle')}>
      <ReferralsTable />
    </DashboardPage>
  )
}
