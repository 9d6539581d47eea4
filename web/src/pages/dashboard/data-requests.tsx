import { m } from '#texts/messages.js'
import { RequestQueue } from '../../features/data-requests/request-queue.tsx'
import { DashboardPage } from '../../layout/dashboard-page.tsx'

export default function DataRequestsPage() {
  return (
    <DashboardPage title={m.dataRequests_title()}>
      <RequestQueue />
    </DashboardPage>
  )
}
