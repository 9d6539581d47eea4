import { m } from '#texts/messages.js'
import { RecoveryWizard } from '../features/signup/recovery-wizard.tsx'
import { Head } from '../layout/head.tsx'

export default function RecoverPasswordPage() {
  return <RecoveryWizard head={(step) => <Head title={`${step} · ${m.signup_recoverTitle()}`} />} />
}
