import { Title } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { AuditTrail } from '../../features/audit/audit-trail.tsx'
import { StandingPanel } from '../../features/moderation/standing-panel.tsx'
import { FreelancersList } from '../../features/records/freelancers-list.tsx'
import { Head } from '../../layout/head.tsx'

export default function FreelancersPage() {
  const { t } = useTranslation()
  return (
    <>
      <Head title={t('admin.freelancersTitle')} />
      <Title order={1} size="h2" mb="lg">
        {t('admin.freelancersTitle')}
      </Title>
      <FreelancersList
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
