import { Button } from '@mantine/core'
import { recoverPassword, sendRecoveryCode, verifyRecoveryCode } from 'contract/recovery'
import { codeWaitSeconds } from 'contract/rules/email-code'
import { email as emailField } from 'contract/rules/fields'
import { type ReactNode, useState } from 'react'
import { Link, useSearchParams } from 'react-router'
import * as z from 'zod/mini'
import { m } from '#texts/messages.js'
import { CallError } from '../../lib/call.ts'
import { useErrorText } from '../../lib/error-text.ts'
import { useMessageText } from '../../lib/form.ts'
import { notifyProblem, notifySuccess, notifyWarning } from '../../lib/notify.ts'
import { useCall } from '../../lib/query.ts'
import { ownPath, returningTo, returnParam } from '../../lib/return-path.ts'
import { urls } from 'contract/urls'
import { EmailField } from '../../ui/email-field.tsx'
import { CodeForm } from './email-code-form.tsx'
import { Completion } from './completion.tsx'
import { PasswordForm } from './password-form.tsx'
import { StepForm } from './step-form.tsx'
import { type SignupStep, SignupSteps, type StepMoves } from './steps.tsx'

const AccountForm = z.object({ email: emailField() })

type Recovery = { email: string; sentAt: number; code: string }
const nothing: Recovery = { email: '', sentAt: 0, code: '' }

/** Account, code, new password. Nothing of it is kept: a reload begins anew. */
export function RecoveryWizard({ head }: { head(step: string): ReactNode }) {
  const { textOf, fieldsOf } = useErrorText()
  const translate = useMessageText()
  const login = useLoginAddress()
  const [values, setValues] = useState(nothing)
  const [changed, setChanged] = useState(false)
  const [wrong, setWrong] = useState<Record<string, string>>()
  const ask = useCall(sendRecoveryCode)
  const verify = useCall(verifyRecoveryCode)
  const change = useCall(recoverPassword)
  const update = (part: Partial<Recovery>) => setValues((before) => ({ ...before, ...part }))

  function sendCode(email: string, then?: () => void) {
    const fresh = email === values.email && Date.now() - values.sentAt < codeWaitSeconds * 1000
    if (fresh && then) return then()
    ask.mutate(
      { body: { email } },
      {
        onSuccess() {
          update({ email, sentAt: Date.now(), code: '' })
          notifySuccess(m.emailCode_checkInbox(), m.emailCode_sent())
          then?.()
        },
        onError: (error) => notifyWarning(textOf(error)),
      },
    )
  }

  const checkCode = (code: string, refuse: (text: string) => void, moves: StepMoves) =>
    verify.mutate(
      { body: { email: values.email, codeVerify: code } },
      {
        onSuccess({ correct, message }) {
          if (!correct) return refuse(translate(message))
          update({ code })
          moves.next()
        },
        onError: (error) => refuse(textOf(error)),
      },
    )

  const setPassword = (password: string, moves: StepMoves) =>
    change.mutate(
      { body: { email: values.email, codeVerify: values.code, password_user: password } },
      {
        onSuccess() {
          notifySuccess(m.signup_passwordChanged())
          setChanged(true)
          moves.go('concluido')
        },
        onError(error) {
          notifyProblem(textOf(error))
          setWrong(fieldsOf(error))
          if (error instanceof CallError && error.code === 'CODE_REFUSED') {
            update({ code: '' })
            moves.go('codigo')
          }
        },
      },
    )

  const steps: SignupStep<Recovery>[] = [
    {
      id: 'conta',
      label: m.signup_labelAccount(),
      heading: m.signup_recoverAccount(),
      text: m.signup_recoverAccountText(),
      isDone: ({ email, sentAt }) => email !== '' && sentAt > 0,
      render: (moves) => (
        <StepForm
          schema={AccountForm}
          initial={{ email: values.email }}
          onDone={({ email }) => sendCode(email.trim().toLowerCase(), moves.next)}
          missing={m.signup_missing()}
          busy={ask.isPending}
          submitLabel={m.signup_confirm()}
          actions={
            <Button component={Link} to={login} variant="default">
              {m.signup_back()}
            </Button>
          }
        >
          {({ field }) => (
            <EmailField
              placeholder={m.session_userPlaceholder()}
              autoComplete="username"
              required
              {...field('email')}
              label={m.session_user()}
            />
          )}
        </StepForm>
      ),
    },
    {
      id: 'codigo',
      label: m.signup_labelCode(),
      heading: m.signup_identity(),
      isDone: ({ code }) => code !== '',
      render: (moves) => (
        <CodeForm
          email={values.email}
          sentAt={values.sentAt}
          busy={verify.isPending || ask.isPending}
          submitLabel={m.signup_confirm()}
          onCode={(code, refuse) => checkCode(code, refuse, moves)}
          onResend={() => sendCode(values.email)}
          onBack={moves.back}
        />
      ),
    },
    {
      id: 'senha',
      label: m.signup_labelPassword(),
      heading: m.signup_changePassword(),
      isDone: () => changed,
      render: (moves) => (
        <PasswordForm
          email={values.email}
          busy={change.isPending}
          errors={wrong}
          submitLabel={m.signup_confirm()}
          onPassword={(password) => setPassword(password, moves)}
          onBack={moves.back}
        />
      ),
    },
    {
      id: 'concluido',
      heading: m.signup_passwordChanged(),
      isDone: () => false,
      render: () => (
        <Completion
          text={m.signup_passwordChangedText()}
          action={{ label: m.session_enter(), to: login }}
        />
      ),
    },
  ]
  return (
    <SignupSteps
      title={m.signup_recoverTitle()}
      steps={steps}
      draft={{ values, ready: true }}
      finished={changed}
      head={head}
    />
  )
}

/** Who forgot the password on the way to a page still gets there. */
function useLoginAddress(): string {
  const [search] = useSearchParams()
  const target = ownPath(search.get(returnParam))
  return target ? returningTo(urls.login, target) : urls.login
}
