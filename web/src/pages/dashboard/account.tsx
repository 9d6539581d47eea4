import { Stack, Title } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { PasswordForm } from '../../features/account/password-form.tsx'
import { SessionList } from '../../features/account/session-list.tsx'
import { Head } from '../../layout/head.tsx'

export default function AccountPage() {
  const { t } = useTranslation()
  return (
    <>
      <Head title={t('dashboard.menu_account')} />
      <Title order={1} size="h2" mb="lg">
        {t('dashboard.menu_account')}
      </Title>
      <Stack gap="lg">
        <PasswordForm />
        <SessionList />
      </Stack>
    </>
  )
}
