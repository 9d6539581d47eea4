import { Title } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { AuditList } from '../../features/audit/audit-list.tsx'
import { Head } from '../../layout/head.tsx'

export default function AuditPage() {
  const { t } = useTranslation()
  return (
    <>
      <Head title={t('audit.pageTitle')} />
      <Title order={1} size="h2" mb="lg">
        {t('audit.pageTitle')}
      </Title>
      <AuditList />
    </>
  )
}
