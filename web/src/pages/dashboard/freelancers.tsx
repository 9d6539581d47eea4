import { m } from '#texts/messages.js'
import { AuditTrail } from '../../features/audit/audit-trail.tsx'
import { CategoriesPanel } from '../../features/categories/categories-panel.tsx'
import { StandingPanel } from '../../features/moderation/standing-panel.tsx'
import { FreelancersList } from '../../features/records/freelancers-list.tsx'
import { PageParts } from '../../features/supplier-pages/page-parts.tsx'
import { DashboardPage } from '../../layout/dashboard-page.tsx'

export default function FreelancersPage() {
  return (
    <DashboardPage title={m.admin_freelancersTitle()}>
      <FreelancersList
        renderMore={(id) => (
          <>
            <CategoriesPanel id={id} />
            <StandingPanel id={id} />
            <PageParts id={id} />
            <AuditTrail id={id} />
          </>
        )}
      />
    </DashboardPage>
  )
}
