import { Title } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { OwnCompanyProfile, OwnFreelancerProfile } from '../../features/profiles/own-profile.tsx'
import { Head } from '../../layout/head.tsx'
import { useSession } from '../../lib/session.ts'

export default function EditPage() {
  const { t } = useTranslation()
  const { tipo, user } = useSession()
  return (
    <>
      <Head title={t('dashboard.menu_edit')} />
      <Title order={1} size="h2" mb="lg">
        {t('dashboard.menu_edit')}
      </Title>
      {tipo === 'Freelancer' && user && <OwnFreelancerProfile id={user.id} />}
      {tipo === 'PF' && user && <OwnCompanyProfile id={user.id} />}
    </>
  )
}
