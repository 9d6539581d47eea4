import { useTranslation } from 'react-i18next'
import { RequestQueue } from '../../features/data-requests/request-queue.tsx'
import { DashboardPage } from '../../layout/dashboard-page.tsx'

export default function DataRequestsPage() {
  const { t } = useTranslation()
  return (
    <DashboardPage title={t('dataRequests.title')}>
      <RequestQueue />
    </DashboardPage>
  )
}
