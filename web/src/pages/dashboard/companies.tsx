import { Title } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { AuditTrail } from '../../features/audit/audit-trail.tsx'
import { StandingPanel } from '../../features/moderation/standing-panel.tsx'
import { CompaniesList } from '../../features/records/companies-list.tsx'
import { Head } from '../../layout/head.tsx'

export default function CompaniesPage() {
  const { t } = useTranslation()
  return (
    <>
      <Head title={t('admin.companiesTitle')} />
      <Title order={1} size="h2" mb="lg">
        {t('admin.companiesTitle')}
      </Title>
      <CompaniesList
        renderMore={(id) => (
          <>
            <StandingPanel id={id} />
            <AuditTrail id={id} />
          </>
        )}
      />
    </>
  )
}
