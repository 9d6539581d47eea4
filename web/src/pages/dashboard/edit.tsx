import { Title } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { CompanyEditor, FreelancerEditor } from '../../features/profiles/profile-editor.tsx'
import { ChosenSupplier } from '../../features/records/supplier-picker.tsx'
import { Head } from '../../layout/head.tsx'
import { isAdmin, useSession } from '../../lib/session.ts'

export default function EditPage() {
  const { t } = useTranslation()
  const session = useSession()
  const { tipo, user } = session
  return (
    <>
      <Head title={t('dashboard.menu_edit')} />
      <Title order={1} size="h2" mb="lg">
        {t('dashboard.menu_edit')}
      </Title>
      {isAdmin(session) && (
        <ChosenSupplier question={t('admin.editWhich')}>
          {({ kind, account }) =>
            kind === 'Empresa' ? <CompanyEditor id={account} /> : <FreelancerEditor id={account} />
          }
        </ChosenSupplier>
      )}
      {tipo === 'Freelancer' && user && <FreelancerEditor id={user.id} />}
      {tipo === 'PF' && user && <CompanyEditor id={user.id} />}
    </>
  )
}
