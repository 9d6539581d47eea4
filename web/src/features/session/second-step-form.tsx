import { Alert, Anchor, Button, Divider, Stack, Text, TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { useQuery } from '@tanstack/react-query'
import { IconKey } from '@tabler/icons-react'
import { startPasskeyStep } from 'contract/passkeys'
import { getSecondStep, type LoginInfo, loginSecondStep } from 'contract/session'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { CallError } from '../../lib/call.ts'
import { askPasskey, usePasskeyText } from '../../lib/passkeys.ts'
import { query, useCall } from '../../lib/query.ts'
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
  passkey: { why: 'session.passkeyStep', help: 'session.recoveryHelp' },
  app: { why: 'session.secondStep', help: 'session.codeHelp' },
  email: { why: 'session.emailStep', help: 'session.emailCodeHelp' },
} as const

/** The password was right, and a code is needed too. */
export function SecondStepForm({ source, why, onDone, onBack }: StepProps) {
  const { t } = useTranslation()
  const textOf = usePasskeyText(useLoginFailureText())
  const [failure, setFailure] = useState<unknown>()
  const form = useForm({ initialValues: { code: '' } })
  const send = useCall(loginSecondStep)
  const ways = useQuery({ ...query(getSecondStep), enabled: source === 'app', gcTime: 0 }).data
  const text = texts[ways && !ways.app ? 'passkey' : source]
  const start = useCall(startPasskeyStep)
  const [asking, setAsking] = useState(false)
  const byPasskey = async () => {
    setFailure(undefined)
    setAsking(true)
    try {
      const passkey = await askPasskey(await start.mutateAsync({}))
      onDone(await send.mutateAsync({ body: { passkey } }))
    } catch (error) {
      setFailure(error)
    } finally {
      setAsking(false)
    }
  }
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
        <Text>{why ?? t(text.why)}</Text>
        {ways?.passkeys && (
          <>
            <Button
              leftSection={<IconKey size={20} aria-hidden />}
              loading={asking}
              disabled={expired || send.isPending}
              onClick={() => void byPasskey()}
            >
              {t('passkeys.use')}
            </Button>
            <Divider label={t('passkeys.or')} />
          </>
        )}
        <TextInput
          label={t('session.code')}
          description={t(text.help)}
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
