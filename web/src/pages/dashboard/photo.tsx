import { Title } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { Navigate } from 'react-router'
import { PhotoCard } from '../../features/photos/photo-card.tsx'
import { CompanyMissing } from '../../features/profiles/company-missing.tsx'
import { Head } from '../../layout/head.tsx'
import { isFreePlan, ownSupplier, useSession } from '../../lib/session.ts'
import { urls } from '../../lib/urls.ts'

export default function PhotoPage() {
  const { t } = useTranslation()
  const session = useSession()
  const supplier = ownSupplier(session)
  const { user, empresa } = session
  if (isFreePlan(session)) return <Navigate to={urls.dashboard} replace />
  return (
    <>
      <Head title={t('photos.title')} />
      <Title order={1} size="h2" mb="lg">
        {t('photos.title')}
      </Title>
      {supplier && user ? (
        <PhotoCard
          supplier={supplier}
          nome={empresa?.nome_fantasia ?? user.nome}
          email={user.email}
          description={empresa?.descricaoServico ?? user.descricaoServico ?? ''}
          photo={user.profileImage}
        />
      ) : (
        <CompanyMissing />
      )}
    </>
  )
}
