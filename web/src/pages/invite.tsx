import { Stack, Text, Title } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { InviteForm } from '../features/invites/invite-form.tsx'
import { Head } from '../layout/head.tsx'
import { LanguageSwitch } from '../layout/language-switch.tsx'
import { Wordmark } from '../ui/brand.tsx'
import { LoginIllustration } from '../ui/illustrations.tsx'
import { SplitPage } from '../ui/split-page.tsx'

export default function InvitePage() {
  const { t } = useTranslation()
  return (
    <SplitPage
      aside={
        <>
          <LanguageSwitch />
          <Stack gap="lg" maw={440}>
            <Wordmark size={40} tone="onDark" />
            <Text size="lg">{t('session.welcome')}</Text>
          </Stack>
          <LoginIllustration width={360} />
        </>
      }
    >
      <Head title={t('invites.title')} />
      <Stack gap="lg">
        <Title order={1} size="h2">
          {t('invites.title')}
        </Title>
        <Text>{t('invites.text')}</Text>
        <InviteForm />
      </Stack>
    </SplitPage>
  )
}
