import { m } from '#texts/messages.js'
import { AuditTrail, auditTrailQuery } from '../../features/audit/audit-trail.tsx'
import { CategoriesPanel, categoriesQuery } from '../../features/categories/categories-panel.tsx'
import { StandingPanel, standingQuery } from '../../features/moderation/standing-panel.tsx'
import { FreelancersList } from '../../features/records/freelancers-list.tsx'
import { PageParts, publishedPageQuery } from '../../features/supplier-pages/page-parts.tsx'
import { DashboardPage } from '../../layout/dashboard-page.tsx'

export default function FreelancersPage() {
  return (
    <DashboardPage title={m.admin_freelancersTitle()}>
      <FreelancersList
        moreReads={(id) => [
          categoriesQuery(id),
          standingQuery(id),
          publishedPageQuery(id),
          auditTrailQuery(id),
        ]}
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
