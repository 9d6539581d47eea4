import { m } from '#texts/messages.js'
import { AttendanceDesk } from '../../features/chat/attendance-desk.tsx'
import { PromiseSummary } from '../../features/support/promise-summary.tsx'
import { DashboardPage } from '../../layout/dashboard-page.tsx'

export default function AttendancesPage() {
  return (
    <DashboardPage title={m.chat_deskTitle()}>
      <PromiseSummary />
      <AttendanceDesk />
    </DashboardPage>
  )
}
