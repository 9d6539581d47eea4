import { Text } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { AccountData } from '../../features/privacy/account-data.tsx'
import { DashboardPage } from '../../layout/dashboard-page.tsx'
import { clearEverything } from '../../lib/storage.ts'
import { urls } from '../../lib/urls.ts'

/** Whoever erased the account is nobody here any more: everything is read anew, from the start. */
function leave(): void {
  clearEverything()
  window.location.assign(`${urls.login}?conta=apagada`)
}

export default function MyDataPage() {
  const { t } = useTranslation()
  return (
    <DashboardPage title={t('privacy.title')}>
      <Text c="dimmed" mb="lg" maw={720}>
        {t('privacy.accountText')}
      </Text>
      <AccountData onErased={leave} />
    </DashboardPage>
  )
}
