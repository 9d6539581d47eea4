import { Grid } from '@mantine/core'
import { IconTags } from '@tabler/icons-react'
import { urls } from 'contract/urls'
import { m } from '#texts/messages.js'
import { KeywordCards } from '../../features/keywords/keyword-cards.tsx'
import { KeywordReport } from '../../features/keywords/keyword-report.tsx'
import { EmptySearches } from '../../features/overview/empty-searches.tsx'
import { CompanyMissing } from '../../features/profiles/company-missing.tsx'
import { DashboardPage } from '../../layout/dashboard-page.tsx'
import { isAdmin, isFreePlan, ownSupplier, useSession } from '../../model/session.ts'
import { Invitation } from '../../ui/invitation.tsx'

/** For administrators the reference of keywords, for suppliers what buyers search for. */
export default function KeywordsPage() {
  const session = useSession()
  if (!isAdmin(session)) {
    return (
      <DashboardPage title={m.keywords_title()}>
        {!ownSupplier(session) ? (
          <CompanyMissing />
        ) : isFreePlan(session) ? (
          <Invitation
            Icon={IconTags}
            title={m.keywords_inviteTitle()}
            text={m.keywords_inviteText()}
            action={{ label: m.keywords_inviteAction(), to: urls.changePlan }}
          />
        ) : (
          <KeywordReport />
        )}
      </DashboardPage>
    )
  }
  return (
    <DashboardPage title={m.admin_keywordsTitle()}>
      <Grid gap="lg">
        <Grid.Col span={{ base: 12, lg: 8 }}>
          <KeywordCards />
        </Grid.Col>
        <Grid.Col span={{ base: 12, lg: 4 }}>
          <EmptySearches />
        </Grid.Col>
      </Grid>
    </DashboardPage>
  )
}
