import { useTranslation } from 'react-i18next'
import { SimpleWizard } from '../features/signup/simple-wizard.tsx'
import { Head } from '../layout/head.tsx'

export default function SignupSimplePage() {
  const { t } = useTranslation()
  return <SimpleWizard head={(step) => <Head title={`${step} · ${t('signup.simpleTitle')}`} />} />
}
