import { useTranslation } from 'react-i18next'
import { RecoveryWizard } from '../features/signup/recovery-wizard.tsx'
import { Head } from '../layout/head.tsx'

export default function RecoverPasswordPage() {
  const { t } = useTranslation()
  return (
    <RecoveryWizard head={(step) => <Head title={`${step} · ${t('signup.recoverTitle')}`} />} />
  )
}
