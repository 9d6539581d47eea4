import { Stack } from '@mantine/core'
import { m } from '#texts/messages.js'
import { DirectoryPresence } from '../../features/account/directory-presence.tsx'
import { LinkedIdentities } from '../../features/account/linked-identities.tsx'
import { PasswordForm } from '../../features/account/password-change-form.tsx'
import { SessionList } from '../../features/account/session-list.tsx'
import { LeadMails } from '../../features/leads/lead-mails.tsx'
import { SecondFactorPanel } from '../../features/second-factor/second-factor-panel.tsx'
import { DashboardPage } from '../../layout/dashboard-page.tsx'
import { isAdmin, useSession } from '../../model/session.ts'

export default function AccountPage() {
  const admin = isAdmin(useSession())
  return (
    <DashboardPage title={m.dashboard_menuItem({ page: 'account' })}>
      <Stack gap="lg">
        <PasswordForm />
        <LinkedIdentities />
        <SecondFactorPanel />
        {!admin && <DirectoryPresence />}
        {!admin && <LeadMails />}
        <SessionList />
      </Stack>
    </DashboardPage>
  )
}
