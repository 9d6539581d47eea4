import { Alert } from '@mantine/core'
import { IconConfetti } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { useIsNewAccount } from '../lib/new-account.ts'
import { useSession } from '../lib/session.ts'
import DashboardHomePage, { clientLoader, loader } from './dashboard/home.tsx'

export { clientLoader, loader }

/** Where a sign-up ends: the same home, with a welcome above it for who is new. */
export default function PanelPage() {
  const { t } = useTranslation()
  const session = useSession()
  const isNew = useIsNewAccount()
  return (
    <>
      {isNew && (
        <Alert
          color="petrol"
          icon={<IconConfetti aria-hidden />}
          title={t('panel.welcome')}
          mb="lg"
        >
          {t(
            session.tipo === 'PF' && !session.empresa ? 'panel.welcomeOwner' : 'panel.welcomeText',
          )}
        </Alert>
      )}
      <DashboardHomePage />
    </>
  )
}
