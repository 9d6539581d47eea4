import { m } from '#texts/messages.js'
import { SimpleWizard } from '../features/signup/simple-wizard.tsx'
import { Head } from '../layout/head.tsx'

export default function SignupSimplePage() {
  return <SimpleWizard head={(step) => <Head title={`${step} · ${m.signup_simpleTitle()}`} />} />
}
