import { Title } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { ReportQueue } from '../../features/moderation/report-queue.tsx'
import { Head } from '../../layout/head.tsx'

export default function ReportsPage() {
  const { t } = useTranslation()
  return (
    <>
      <Head title={t('moderation.queueTitle')} />
      <Title order={1} size="h2" mb="lg">
        {t('moderation.queueTitle')}
      </Title>
      <ReportQueue />
    </>
  )
}
