import { m } from '#texts/messages.js'
import { Bank } from '../../features/needs/bank.tsx'
import { CompanyMissing } from '../../features/profiles/company-missing.tsx'
import { DashboardPage } from '../../layout/dashboard-page.tsx'
import { ownSupplier, useSession } from '../../model/session.ts'

export default function BankDashboardPage() {
  const supplier = ownSupplier(useSession())
  return (
    <DashboardPage title={m.needs_bankTitle()}>
      {supplier ? <Bank /> : <CompanyMissing />}
    </DashboardPage>
  )
}
