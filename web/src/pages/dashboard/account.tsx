import { Skeleton, Stack } from '@mantine/core'
import { m } from '#texts/messages.js'
import {
  identitiesQuery,
  mailLanguageQuery,
  presenceQuery,
  sessionsQuery,
} from '../../features/account/api.ts'
import { DirectoryPresence } from '../../features/account/directory-presence.tsx'
import { LinkedIdentities } from '../../features/account/linked-identities.tsx'
import { MailLanguage } from '../../features/account/mail-language.tsx'
import { PasswordForm } from '../../features/account/password-change-form.tsx'
import { SessionList } from '../../features/account/session-list.tsx'
import { leadMailsQuery } from '../../features/leads/api.ts'
import { LeadMails } from '../../features/leads/lead-mails.tsx'
import { factorQuery } from '../../features/second-factor/api.ts'
import { SecondFactorPanel } from '../../features/second-factor/second-factor-panel.tsx'
import { DashboardPage } from '../../layout/dashboard-page.tsx'
import { useAllRead } from '../../lib/query.ts'
import { isAdmin, useSession } from '../../model/session.ts'

const ofEverybody = [identitiesQuery, factorQuery, mailLanguageQuery, sessionsQuery]
const ofSuppliers = [...ofEverybody, presenceQuery, leadMailsQuery]

export default function AccountPage() {
  const admin = isAdmin(useSession())
  const isKnown = useAllRead(admin ? ofEverybody : ofSuppliers)
  return (
    <DashboardPage title={m.dashboard_menuItem({ page: 'account' })}>
      <Stack gap="lg">
        <PasswordForm />
        {isKnown ? (
          <>
            <LinkedIdentities />
            <SecondFactorPanel />
            {!admin && <DirectoryPresence />}
            {!admin && <LeadMails />}
            <MailLanguage />
            <SessionList />
          </>
        ) : (
          <Skeleton height={480} aria-hidden />
        )}
      </Stack>
    </DashboardPage>
  )
}
