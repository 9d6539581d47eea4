import { Anchor, Button, Divider, Stack, Text, TextInput } from '@mantine/core'
import { Alert } from '../../ui/alert.tsx'
import { useQuery } from '@tanstack/react-query'
import { IconKey } from '@tabler/icons-react'
import { startPasskeyStep } from 'contract/passkeys'
import { getSecondStep, type LoginInfo, loginSecondStep } from 'contract/session'
import { type FormEvent, useState } from 'react'
import { Link, useLocation } from 'react-router'
import { m } from '#texts/messages.js'
import { hasCode } from '../../lib/call.ts'
import { askPasskey, usePasskeyText } from '../../model/passkeys.ts'
import { query, useCall } from '../../lib/query.ts'
import { urls } from 'contract/urls'
import { type CodeSource, codeIn } from './credentials.ts'
import { useLoginFailureText } from './login-failure.ts'

/** The form takes the place of the one in which the person was. */
const focusAtOnce = (input: HTMLInputElement | null) => input?.focus()

type StepProps = {
  source: CodeSource
  /** What was right, when it was not a password; what is missing follows it. */
  why?: string
  /** What was said before anything was typed. */
  failure?: unknown
  onDone(info: LoginInfo): void
  onBack(): void
}

const texts = {
  passkey: { missing: m.session_passkeyStep, help: m.session_recoveryHelp },
  app: { missing: m.session_appStep, help: m.session_codeHelp },
  email: { missing: m.session_emailStep, help: m.session_emailCodeHelp },
}

/** The password was right, and a code is needed too. */
export function SecondStepForm({ source, why, failure: before, onDone, onBack }: StepProps) {
  const textOf = usePasskeyText(useLoginFailureText())
  const [failure, setFailure] = useState<unknown>(before)
  const { search } = useLocation()
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
  const expired = hasCode(failure, 'SECOND_FACTOR_EXPIRED')
  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const body = { code: codeIn(new FormData(event.currentTarget))?.code ?? '' }
    send.mutate({ body }, { onSuccess: onDone, onError: setFailure })
  }
  return (
    <form action={`${urls.login}${search}`} method="post" onSubmit={submit} noValidate>
      <input type="hidden" name="source" value={source} />
      <Stack gap="md">
        {failure !== undefined && (
          <Alert color="red" role="alert">
            {textOf(failure)}
          </Alert>
        )}
        <Text>
          {why ?? m.session_passwordRight()} {text.missing()}
        </Text>
        {ways?.passkeys && (
          <>
            <Button
              leftSection={<IconKey size={20} aria-hidden />}
              loading={asking}
              disabled={expired || send.isPending}
              onClick={() => void byPasskey()}
            >
              {m.passkeys_use()}
            </Button>
            <Divider label={m.passkeys_or()} />
          </>
        )}
        <TextInput
          label={m.session_code()}
          description={text.help()}
          autoComplete="one-time-code"
          maxLength={40}
          ref={focusAtOnce}
          disabled={expired}
          name="code"
        />
        <Button type="submit" color="coral" loading={send.isPending} disabled={expired} fullWidth>
          {m.session_enter()}
        </Button>
        <Anchor component={Link} to={`${urls.login}${search}`} onClick={onBack} size="sm">
          {m.session_otherAccount()}
        </Anchor>
      </Stack>
    </form>
  )
}
