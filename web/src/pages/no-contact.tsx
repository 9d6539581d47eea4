import { Container, Stack, Title } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { RefusalPanel } from '../features/referrals/refusal-panel.tsx'
import { Head } from '../layout/head.tsx'

export default function NoContactPage() {
  const { t } = useTranslation()
  return (
    <Container size="sm" py="2xl">
      <Head title={t('referrals.refuse')} />
      <Stack gap="lg">
        <Title order={1}>{t('referrals.refuse')}</Title>
        <RefusalPanel />
      </Stack>
    </Container>
  )
}
