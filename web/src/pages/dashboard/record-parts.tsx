import { AuditTrail, auditTrailQuery } from '../../features/audit/audit-trail.tsx'
import { CategoriesPanel, categoriesQuery } from '../../features/categories/categories-panel.tsx'
import { StandingPanel, standingQuery } from '../../features/moderation/standing-panel.tsx'
import { PageParts, publishedPageQuery } from '../../features/supplier-pages/page-parts.tsx'

/** What an administrator sees below a record of either kind, and what that reads. */
export const recordParts = {
  moreReads: (id: number) => [
    categoriesQuery(id),
    standingQuery(id),
    publishedPageQuery(id),
    auditTrailQuery(id),
  ],
  renderMore: (id: number) => (
    <>
      <CategoriesPanel id={id} />
      <StandingPanel id={id} />
      <PageParts id={id} />
      <AuditTrail id={id} />
    </>
  ),
}
