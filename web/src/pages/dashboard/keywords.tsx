import { Grid } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { KeywordCards } from '../../features/keywords/keyword-cards.tsx'
import { EmptySearches } from '../../features/overview/empty-searches.tsx'
import { DashboardPage } from '../../layout/dashboard-page.tsx'

export default function KeywordsPage() {
  const { t } = useTranslation()
  return (
    <DashboardPage title={t('admin.keywordsTitle')}>
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
