import { m } from '#texts/messages.js'
import { CompanyMissing } from '../../features/profiles/company-missing.tsx'
import { OwnReviews } from '../../features/reviews/own-reviews.tsx'
import { DashboardPage } from '../../layout/dashboard-page.tsx'
import { ownSupplier, useSession } from '../../model/session.ts'

export default function ReviewsPage() {
  const supplier = ownSupplier(useSession())
  return (
    <DashboardPage title={m.reviews_title()}>
      {supplier ? <OwnReviews /> : <CompanyMissing />}
    </DashboardPage>
  )
}
