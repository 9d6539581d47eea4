import { useTranslation } from 'react-i18next'
import { TypeChoice } from '../features/signup/type-choice.tsx'
import { Head } from '../layout/head.tsx'

export default function SignupTypePage() {
  const { t } = useTranslation()
  return (
    <>
      <Head title={t('signup.typeTitle')} />
      <TypeChoice />
    </>
  )
}
