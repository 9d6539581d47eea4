import { useTranslation } from 'react-i18next'
import { AuditList } from '../../features/audit/audit-list.tsx'
import { DashboardPage } from '../../layout/dashboard-page.tsx'

export default function AuditPage() {
  const { t } = useTranslation()
  return (
    <DashboardPage title={t('audit.pageTitle')}>
      <AuditList />
    </DashboardPage>
  )
}
