import { Alert } from '../ui/alert.tsx'
import { IconConfetti } from '@tabler/icons-react'
import { m } from '#texts/messages.js'
import { useIsNewAccount } from '../model/new-account.ts'
import { useSession } from '../model/session.ts'
import DashboardHomePage, { clientLoader, loader } from './dashboard/home.tsx'

export { clientLoader, loader }

/** Where a sign-up ends: the same home, with a welcome above it for who is new. */
export default function PanelPage() {
  const session = useSession()
  const isNew = useIsNewAccount()
  return (
    <>
      {isNew && (
        <Alert color="petrol" icon={<IconConfetti aria-hidden />} title={m.panel_welcome()} mb="lg">
          {session.tipo === 'PF' && !session.empresa
            ? m.panel_welcomeOwner()
            : m.panel_welcomeText()}
        </Alert>
      )}
      <DashboardHomePage />
    </>
  )
}
