import { useTranslation } from 'react-i18next'
import { OwnerWizard } from '../features/signup/owner-wizard.tsx'
import { Head } from '../layout/head.tsx'

export default function SignupOwnerPage() {
  const { t } = useTranslation()
  return <OwnerWizard head={(step) => <Head title={`${step} · ${t('signup.ownerTitle')}`} />} />
}
