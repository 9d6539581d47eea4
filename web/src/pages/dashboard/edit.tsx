import { Anchor, Title } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { OwnCompanyProfile, OwnFreelancerProfile } from '../../features/profiles/own-profile.tsx'
import { SupplierPicker } from '../../features/records/supplier-picker.tsx'
import { Head } from '../../layout/head.tsx'
import { useListUrl } from '../../lib/list-url.ts'
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
      {isAdmin(session) && <EditAnyone />}
      {tipo === 'Freelancer' && user && <OwnFreelancerProfile id={user.id} />}
      {tipo === 'PF' && user && <OwnCompanyProfile id={user.id} />}
    </>
  )
}

/** The chosen supplier is in the address: ?tipo=Empresa&conta=12, by the account of its person. */
function EditAnyone() {
  const { t } = useTranslation()
  const url = useListUrl()
  const account = Number(url.text('conta'))
  if (!Number.isInteger(account) || account <= 0) return <SupplierPicker />
  return (
    <>
      <Anchor component={Link} to="?" mb="md" display="inline-block">
        {t('admin.editOther')}
      </Anchor>
      {url.text('tipo') === 'Empresa' ? (
        <OwnCompanyProfile id={account} />
      ) : (
        <OwnFreelancerProfile id={account} />
      )}
    </>
  )
}
