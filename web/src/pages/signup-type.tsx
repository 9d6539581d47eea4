import { redirect } from 'react-router'
import { m } from '#texts/messages.js'
import { TypeChoice, wizardOf } from '../features/signup/type-choice.tsx'
import { Head } from '../layout/head.tsx'

/** Without scripts 'Próximo' comes back here with the choice, which leads on. */
function goOn({ request }: { request: Request }) {
  const wizard = wizardOf(new URL(request.url).searchParams)
  if (wizard) throw redirect(wizard)
  return null
}
export { goOn as clientLoader, goOn as loader }

export default function SignupTypePage() {
  return (
    <>
      <Head title={m.signup_typeTitle()} />
      <TypeChoice />
    </>
  )
}
