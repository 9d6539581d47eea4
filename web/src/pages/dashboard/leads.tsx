import { m } from '#texts/messages.js'
import { LeadInbox } from '../../features/leads/lead-inbox.tsx'
import { CompanyMissing } from '../../features/profiles/company-missing.tsx'
import { DashboardPage } from '../../layout/dashboard-page.tsx'
import { ownSupplier, useSession } from '../../model/session.ts'

export default function LeadsPage() {
  const supplier = ownSupplier(useSession())
  return (
    <DashboardPage title={m.leads_title()}>
      {supplier ? <LeadInbox /> : <CompanyMissing />}
    </DashboardPage>
  )
}
