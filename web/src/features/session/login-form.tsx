import { Anchor, Button, Stack } from '@mantine/core'
import { Alert } from '../../ui/alert.tsx'
import { login, type LoginInfo } from 'contract/session'
import { type FormEvent, useState } from 'react'
import { Link, useLocation } from 'react-router'
import { m } from '#texts/messages.js'
import { CallError } from '../../lib/call.ts'
import { useCall } from '../../lib/query.ts'
import { returningTo } from '../../lib/return-path.ts'
import { urls } from 'contract/urls'
import { EmailField } from '../../ui/email-field.tsx'
import { PasswordField } from '../../ui/password-field.tsx'
import { useReturnPath } from './arrival.ts'
import { type CodeSource, credentialsIn } from './credentials.ts'
import { useEnter } from './enter.ts'
import { useLoginFailureText } from './login-failure.ts'
import { ProviderButtons } from './provider-buttons.tsx'
import { RobotCheck } from './robot-check.tsx'
import { SecondStepForm } from './second-step-form.tsx'

const codeSources = new Map<string, CodeSource>([
  ['SECOND_FACTOR_REQUIRED', 'app'],
  ['LOGIN_CODE_REQUIRED', 'email'],
])

/** Which code a login asks for; undefined when it failed otherwise. */
export const codeSourceOf = (error: unknown): CodeSource | undefined =>
  error instanceof CallError ? codeSources.get(error.code) : undefined

type LoginFormProps = {
  email?: string | undefined
  /** What was said before anything was typed. */
  failure?: unknown
  /** The second step was sent, and is asked for once more. */
  step?: CodeSource | undefined
  /** Before the form is left. */
  onLoggedIn?(): Promise<void>
}

/** The specification gives no rules here: empty fields are sent. */
export function LoginForm({ email = '', failure: before, step: at, onLoggedIn }: LoginFormProps) {
  const goOn = useEnter()
  const textOf = useLoginFailureText()
  const target = useReturnPath()
  const [failure, setFailure] = useState<unknown>(before)
  const [step, setStep] = useState<'password' | CodeSource>(
    at ?? codeSourceOf(before) ?? 'password',
  )
  const { search } = useLocation()
  const send = useCall(login)

  const enter = (info: LoginInfo) =>
    void Promise.resolve(onLoggedIn?.()).then(() => goOn(info, target))
  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    setFailure(undefined)
    send.mutate(
      { body: credentialsIn(new FormData(event.currentTarget)) },
      {
        onSuccess: enter,
        onError(error) {
          const source = codeSourceOf(error)
          if (source) setStep(source)
          else setFailure(error)
        },
      },
    )
  }

  const recoverPassword = target ? returningTo(urls.recoverPassword, target) : urls.recoverPassword
  if (step !== 'password') {
    return (
      <SecondStepForm
        source={step}
        failure={at && before}
        onDone={enter}
        onBack={() => setStep('password')}
      />
    )
  }
  return (
    <form action={`${urls.login}${search}`} method="post" onSubmit={submit} noValidate>
      <Stack gap="md">
        {failure !== undefined && (
          <Alert color="red" role="alert">
            {textOf(failure)}
          </Alert>
        )}
        <EmailField
          label={m.session_user()}
          placeholder={m.session_userPlaceholder()}
          autoComplete="username"
          name="email"
          defaultValue={email}
        />
        <PasswordField
          label={m.session_password()}
          autoComplete="current-password"
          toggleLabel={m.password_toggle()}
          name="password"
        />
        <Anchor component={Link} to={recoverPassword} size="sm" ta="right">
          {m.session_recover()}
        </Anchor>
        <Button type="submit" color="coral" loading={send.isPending} fullWidth>
          {m.session_enter()}
        </Button>
        <Button component={Link} to={urls.signup} variant="default" fullWidth>
          {m.session_register()}
        </Button>
        <RobotCheck />
        <ProviderButtons onFailure={setFailure} />
      </Stack>
    </form>
  )
}
