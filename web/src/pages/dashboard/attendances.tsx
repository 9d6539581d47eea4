import { Title } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { AttendanceDesk } from '../../features/chat/attendance-desk.tsx'
import { Head } from '../../layout/head.tsx'

export default function AttendancesPage() {
  const { t } = useTranslation()
  return (
    <>
      <Head title={t('chat.deskTitle')} />
      <Title order={1} size="h2" mb="lg">
        {t('chat.deskTitle')}
      </Title>
      <AttendanceDesk />
    </>
  )
}
