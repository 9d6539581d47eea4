import { m } from '#texts/messages.js'
import { TypeChoice } from '../features/signup/type-choice.tsx'
import { Head } from '../layout/head.tsx'

export default function SignupTypePage() {
  return (
    <>
      <Head title={m.signup_typeTitle()} />
      <TypeChoice />
    </>
  )
}
