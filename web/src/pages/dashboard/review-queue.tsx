import { m } from '#texts/messages.js'
import { ReviewQueue } from '../../features/reviews/review-queue.tsx'
import { DashboardPage } from '../../layout/dashboard-page.tsx'

export default function ReviewQueuePage() {
  return (
    <DashboardPage title={m.dashboard_menuItem({ page: 'reviewQueue' })}>
      <ReviewQueue />
    </DashboardPage>
  )
}
