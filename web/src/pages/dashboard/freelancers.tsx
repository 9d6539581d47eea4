import { m } from '#texts/messages.js'
import { FreelancersList } from '../../features/records/freelancers-list.tsx'
import { DashboardPage } from '../../layout/dashboard-page.tsx'
import { recordParts } from './record-parts.tsx'

export default function FreelancersPage() {
  return (
    <DashboardPage title={m.admin_freelancersTitle()}>
      <FreelancersList {...recordParts} />
    </DashboardPage>
  )
}
