import { Alert, Anchor, Button, Stack, Text, TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { type LoginInfo, loginSecondStep } from 'contract/session'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { CallError } from '../../lib/call.ts'
import { useCall } from '../../lib/query.ts'
import { useLoginFailureText } from './login-failure.ts'

/** The form takes the place of the one in which the person was. */
const focusAtOnce = (input: HTMLInputElement | null) => input?.focus()

/** Where the code is: in the authenticator app, or, after many wrong guesses, in the mailbox. */
export type CodeSource = 'app' | 'email'
type StepProps = {
  source: CodeSource
  /** When it was not a password that was right. */
  why?: string
  onDone(info: LoginInfo): void
  onBack(): void
}

const texts = {
  app: { why: 'session.secondStep', help: 'session.codeHelp' },
  email: { why: 'session.emailStep', help: 'session.emailCodeHelp' },
} as const

/** The password was right, and a code is needed too. */
export function SecondStepForm({ source, why, onDone, onBack }: StepProps) {
  const { t } = useTranslation()
  const textOf = useLoginFailureText()
  const [failure, setFailure] = useState<unknown>()
  const form = useForm({ initialValues: { code: '' } })
  const send = useCall(loginSecondStep)
  const expired = failure instanceof CallError && failure.code === 'SECOND_FACTOR_EXPIRED'
  const submit = form.onSubmit((body) =>
    send.mutate({ body }, { onSuccess: onDone, onError: setFailure }),
  )
  return (
    <form onSubmit={submit} noValidate>
      <Stack gap="md">
        {failure !== undefined && (
          <Alert color="red" role="alert">
            {textOf(failure)}
          </Alert>
        )}
        <Text>{why ?? t(texts[source].why)}</Text>
        <TextInput
          label={t('session.code')}
          description={t(texts[source].help)}
          autoComplete="one-time-code"
          maxLength={40}
          ref={focusAtOnce}
          disabled={expired}
          {...form.getInputProps('code')}
        />
        <Button type="submit" color="coral" loading={send.isPending} disabled={expired} fullWidth>
          {t('session.enter')}
        </Button>
        <Anchor component="button" type="button" onClick={onBack} size="sm">
          {t('session.otherAccount')}
        </Anchor>
      </Stack>
    </form>
  )
}
