import { Grid, Title } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { KeywordCards } from '../../features/keywords/keyword-cards.tsx'
import { EmptySearches } from '../../features/overview/empty-searches.tsx'
import { Head } from '../../layout/head.tsx'

export default function KeywordsPage() {
  const { t } = useTranslation()
  return (
    <>
      <Head title={t('admin.keywordsTitle')} />
      <Title order={1} size="h2" mb="lg">
        {t('admin.keywordsTitle')}
      </Title>
      <Grid gap="lg">
        <Grid.Col span={{ base: 12, lg: 8 }}>
          <KeywordCards />
        </Grid.Col>
        <Grid.Col span={{ base: 12, lg: 4 }}>
          <EmptySearches />
        </Grid.Col>
      </Grid>
    </>
  )
}
