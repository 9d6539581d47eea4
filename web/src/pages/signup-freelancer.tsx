import { useTranslation } from 'react-i18next'
import { FreelancerWizard } from '../features/signup/freelancer-wizard.tsx'
import { Head } from '../layout/head.tsx'

export default function SignupFreelancerPage() {
  const { t } = useTranslation()
  return (
    <FreelancerWizard
      head={(step) => <Head title={`${step} · ${t('signup.freelancerTitle')}`} />}
    />
  )
}
