import { Container, Stack, Text, Title } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { VisitorData } from '../features/privacy/visitor-data.tsx'
import { Head } from '../layout/head.tsx'
import { urls } from '../lib/urls.ts'

export default function MyDataPage() {
  const { t } = useTranslation()
  return (
    <Container size="md" py="2xl">
      <Head
        title={t('privacy.title')}
        description={t('privacy.publicText')}
        canonical={urls.myData}
      />
      <Stack gap="lg">
        <Stack gap="xs">
          <Title order={1}>{t('privacy.title')}</Title>
          <Text size="lg" c="dimmed" maw={640}>
            {t('privacy.publicText')}
          </Text>
        </Stack>
        <VisitorData />
      </Stack>
    </Container>
  )
}
