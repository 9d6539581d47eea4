import { m } from '#texts/messages.js'
import { InboxList } from '../../features/inbox/inbox-list.tsx'
import { DashboardPage } from '../../layout/dashboard-page.tsx'

export default function InboxPage() {
  return (
    <DashboardPage title={m.inbox_title()}>
      <InboxList />
    </DashboardPage>
  )
}
