import { Text } from '@mantine/core'
import { m } from '#texts/messages.js'
import { AccountData } from '../../features/privacy/account-data.tsx'
import { DashboardPage } from '../../layout/dashboard-page.tsx'
import { clearEverything } from '../../lib/storage.ts'
import { urls } from 'contract/urls'

/** Whoever erased the account is nobody here any more: everything is read anew, from the start. */
function leave(): void {
  clearEverything()
  window.location.assign(`${urls.login}?conta=apagada`)
}

export default function MyDataPage() {
  return (
    <DashboardPage title={m.privacy_title()}>
      <Text c="dimmed" mb="lg" maw={720}>
        {m.privacy_accountText()}
      </Text>
      <AccountData onErased={leave} />
    </DashboardPage>
  )
}
