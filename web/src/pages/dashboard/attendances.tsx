import { m } from '#texts/messages.js'
import { AttendanceDesk } from '../../features/chat/attendance-desk.tsx'
import { PromiseSummary } from '../../features/support/promise-summary.tsx'
import { promiseReportQuery } from '../../features/support/api.ts'
import { DashboardPage } from '../../layout/dashboard-page.tsx'
import { loadInBrowser, prefetch } from '../../lib/query.ts'
import type { Route } from './+types/attendances.ts'

export const loader = ({ context }: Route.LoaderArgs) => prefetch(context, [promiseReportQuery])
export const clientLoader = loadInBrowser

export default function AttendancesPage() {
  return (
    <DashboardPage title={m.chat_deskTitle()}>
      <PromiseSummary />
      <AttendanceDesk />
    </DashboardPage>
  )
}
