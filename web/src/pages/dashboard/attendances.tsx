import { useTranslation } from 'react-i18next'
import { AttendanceDesk } from '../../features/chat/attendance-desk.tsx'
import { DashboardPage } from '../../layout/dashboard-page.tsx'

export default function AttendancesPage() {
  const { t } = useTranslation()
  return (
    <DashboardPage title={t('chat.deskTitle')}>
      <AttendanceDesk />
    </DashboardPage>
  )
}
