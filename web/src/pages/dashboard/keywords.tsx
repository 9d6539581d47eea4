import { Grid } from '@mantine/core'
import { m } from '#texts/messages.js'
import { KeywordCards } from '../../features/keywords/keyword-cards.tsx'
import { KeywordInvitation } from '../../features/keywords/keyword-invitation.tsx'
import { KeywordReport } from '../../features/keywords/keyword-report.tsx'
import { EmptySearches } from '../../features/overview/empty-searches.tsx'
import { CompanyMissing } from '../../features/profiles/company-missing.tsx'
import { DashboardPage } from '../../layout/dashboard-page.tsx'
import { isAdmin, isFreePlan, ownSupplier, useSession } from '../../model/session.ts'

/** For administrators the reference of keywords, for suppliers what buyers search for. */
export default function KeywordsPage() {
  const session = useSession()
  if (!isAdmin(session)) {
    return (
      <DashboardPage title={m.keywords_title()}>
        {!ownSupplier(session) ? (
          <CompanyMissing />
        ) : isFreePlan(session) ? (
          <KeywordInvitation />
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
