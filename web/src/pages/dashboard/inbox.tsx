import { useTranslation } from 'react-i18next'
import { InboxList } from '../../features/inbox/inbox-list.tsx'
import { DashboardPage } from '../../layout/dashboard-page.tsx'

export default function InboxPage() {
  const { t } = useTranslation()
  return (
    <DashboardPage title={t('inbox.title')}>
      <InboxList />
    </DashboardPage>
  )
}
