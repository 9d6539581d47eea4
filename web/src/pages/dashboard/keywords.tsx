import { Grid } from '@mantine/core'
import { m } from '#texts/messages.js'
import { KeywordCards } from '../../features/keywords/keyword-cards.tsx'
import { EmptySearches } from '../../features/overview/empty-searches.tsx'
import { DashboardPage } from '../../layout/dashboard-page.tsx'

export default function KeywordsPage() {
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
