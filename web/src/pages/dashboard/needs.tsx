import { m } from '#texts/messages.js'
import { NeedList } from '../../features/needs/need-list.tsx'
import { DashboardPage } from '../../layout/dashboard-page.tsx'

export default function NeedsPage() {
  return (
    <DashboardPage title={m.needs_adminTitle()}>
      <NeedList />
    </DashboardPage>
  )
}
