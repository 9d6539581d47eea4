import { Title } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { AccessDashboard } from '../../features/accesses/access-dashboard.tsx'
import { CompanyMissing } from '../../features/profiles/company-missing.tsx'
import { Overview } from '../../features/overview/overview.tsx'
import { Head } from '../../layout/head.tsx'
import { isAdmin, isFreePlan, ownSupplier, useSession } from '../../lib/session.ts'

export default function DashboardHomePage() {
  const { t } = useTranslation()
  const session = useSession()
  return (
    <>
      <Head title={t('dashboard.homeTitle')} />
      <Title order={1} size="h2" mb="lg">
        {t('dashboard.homeTitle')}
      </Title>
      {isAdmin(session) ? <Overview /> : <SupplierHome />}
    </>
  )
}

function SupplierHome() {
  const session = useSession()
  const supplier = ownSupplier(session)
  if (!supplier) return <CompanyMissing />
  return <AccessDashboard supplier={supplier} withReport={!isFreePlan(session)} />
}
