import { m } from '#texts/messages.js'
import { AuditList } from '../../features/audit/audit-list.tsx'
import { DashboardPage } from '../../layout/dashboard-page.tsx'

export default function AuditPage() {
  return (
    <DashboardPage title={m.audit_pageTitle()}>
      <AuditList />
    </DashboardPage>
  )
}
