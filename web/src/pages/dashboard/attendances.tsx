import { m } from '#texts/messages.js'
import { AttendanceDesk } from '../../features/chat/attendance-desk.tsx'
import { DashboardPage } from '../../layout/dashboard-page.tsx'

export default function AttendancesPage() {
  return (
    <DashboardPage title={m.chat_deskTitle()}>
      <AttendanceDesk />
    </DashboardPage>
  )
}
