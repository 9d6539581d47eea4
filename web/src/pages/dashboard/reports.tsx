import { m } from '#texts/messages.js'
import { ReportQueue } from '../../features/moderation/report-queue.tsx'
import { DashboardPage } from '../../layout/dashboard-page.tsx'

export default function ReportsPage() {
  return (
    <DashboardPage title={m.moderation_queueTitle()}>
      <ReportQueue />
    </DashboardPage>
  )
}
