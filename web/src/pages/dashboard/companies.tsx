import { useTranslation } from 'react-i18next'
import { AuditTrail } from '../../features/audit/audit-trail.tsx'
import { StandingPanel } from '../../features/moderation/standing-panel.tsx'
import { CompaniesList } from '../../features/records/companies-list.tsx'
import { DashboardPage } from '../../layout/dashboard-page.tsx'

export default function CompaniesPage() {
  const { t } = useTranslation()
  return (
    <DashboardPage title={t('admin.companiesTitle')}>
      <CompaniesList
        renderMore={(id) => (
          <>
            <StandingPanel id={id} />
            <AuditTrail id={id} />
          </>
        )}
      />
    </DashboardPage>
  )
}
