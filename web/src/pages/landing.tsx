import { Button, Container, Group, Stack, Text, Title } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { useTranslation } from 'react-i18next'
import { ReferralDialog } from '../features/referrals/referral-dialog.tsx'
import { Head } from '../layout/head.tsx'
import { HeroIllustration, ReferralIllustration } from '../ui/illustrations.tsx'

export default function LandingPage() {
  const { t } = useTranslation()
  return (
    <>
      <Head title={t('home.title')} />
      <Container py="2xl">
        <Group justify="space-between" wrap="wrap" gap="xl">
          <Stack gap="md" maw={520}>
            <Title order={1}>{t('home.title')}</Title>
            <Text size="lg" c="dimmed">
              {t('home.lead')}
            </Text>
          </Stack>
          <HeroIllustration width={420} />
        </Group>
      </Container>
      <RecommendSection />
    </>
  )
}

function RecommendSection() {
  const { t } = useTranslation()
  const [opened, dialog] = useDisclosure(false)
  return (
    <Container py="2xl" component="section">
      <Group justify="space-between" wrap="wrap" gap="xl">
        <Stack gap="md" maw={520} align="flex-start">
          <Title order={2}>{t('home.recommendTitle')}</Title>
          <Text c="dimmed">{t('home.recommendText')}</Text>
          <Button onClick={dialog.open}>{t('home.recommend')}</Button>
        </Stack>
        <ReferralIllustration width={280} />
      </Group>
      <ReferralDialog opened={opened} onClose={dialog.close} />
    </Container>
  )
}
