import { useTranslation } from 'react-i18next'
import { AccessDashboard } from '../../features/accesses/access-dashboard.tsx'
import { CompanyMissing } from '../../features/profiles/company-missing.tsx'
import { Overview } from '../../features/overview/overview.tsx'
import { DashboardPage } from '../../layout/dashboard-page.tsx'
import { isAdmin, isFreePlan, ownSupplier, useSession } from '../../lib/session.ts'

export default function DashboardHomePage() {
  const { t } = useTranslation()
  const session = useSession()
  return (
    <DashboardPage title={t('dashboard.homeTitle')}>
      {isAdmin(session) ? <Overview /> : <SupplierHome />}
    </DashboardPage>
  )
}

function SupplierHome() {
  const session = useSession()
  const supplier = ownSupplier(session)
  if (!supplier) return <CompanyMissing />
  return <AccessDashboard supplier={supplier} withReport={!isFreePlan(session)} />
}
