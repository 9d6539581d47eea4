import { m } from '#texts/messages.js'
import { CompaniesList } from '../../features/records/companies-list.tsx'
import { DashboardPage } from '../../layout/dashboard-page.tsx'
import { recordParts } from './record-parts.tsx'

export default function CompaniesPage() {
  return (
    <DashboardPage title={m.admin_companiesTitle()}>
      <CompaniesList {...recordParts} />
    </DashboardPage>
  )
}
