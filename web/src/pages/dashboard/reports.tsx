import { useTranslation } from 'react-i18next'
import { ReportQueue } from '../../features/moderation/report-queue.tsx'
import { DashboardPage } from '../../layout/dashboard-page.tsx'

export default function ReportsPage() {
  const { t } = useTranslation()
  return (
    <DashboardPage title={t('moderation.queueTitle')}>
      <ReportQueue />
    </DashboardPage>
  )
}
