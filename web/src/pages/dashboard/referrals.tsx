import { m } from '#texts/messages.js'
import { ReferralsTable } from '../../features/referrals/referrals-table.tsx'
import { DashboardPage } from '../../layout/dashboard-page.tsx'

export default function ReferralsPage() {
  return (
    <DashboardPage title={m.referrals_pageTitle()}>
      <ReferralsTable />
    </DashboardPage>
  )
}
