import { Button, Group, Stack, TextInput } from '@mantine/core'
import { Alert } from '../../ui/alert.tsx'
import { addPasskey, startPasskey } from 'contract/passkeys'
import { message } from 'contract/rules/messages'
import { deviceOf } from '../../lib/user-agent.ts'
import { type FormEvent, useState } from 'react'
import { m } from '#texts/messages.js'
import { useMessageText } from '../../lib/form.ts'
import { useProve } from '../../model/identity.ts'
import { makePasskey, usePasskeyText } from '../../model/passkeys.ts'
import { useCall } from '../../lib/query.ts'
import { changesFactor } from './api.ts'

type NewPasskeyFormProps = { onDone(codes: string[]): void; onClose(): void }

/** Called like the device at hand, unless the person knows a better name. */
function useDeviceName(): string {
  const { browser, system } = deviceOf(navigator.userAgent)
  return browser && system ? m.account_device({ browser, system }) : ''
}

/** A name, the proof of who asks, then the browser's own dialog. */
export function NewPasskeyForm({ onDone, onClose }: NewPasskeyFormProps) {
  const textOf = usePasskeyText()
  const messageText = useMessageText()
  const prove = useProve()
  const [name, setName] = useState(useDeviceName())
  const [problem, setProblem] = useState<string>()
  const [missing, setMissing] = useState(false)
  const [busy, setBusy] = useState(false)
  const start = useCall(startPasskey)
  const add = useCall(addPasskey, changesFactor)

  async function make(): Promise<void> {
    const identityProof = await prove()
    if (!identityProof) return
    const options = await start.mutateAsync({ body: { identityProof } })
    const passkey = await makePasskey(options)
    const { recoveryCodes } = await add.mutateAsync({ body: { name: name.trim(), passkey } })
    onDone(recoveryCodes)
  }

  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (busy) return
    setProblem(undefined)
    setMissing(name.trim() === '')
    if (name.trim() === '') return
    setBusy(true)
    make()
      .catch((error: unknown) => setProblem(textOf(error)))
      .finally(() => setBusy(false))
  }
  return (
    <form onSubmit={submit} noValidate>
      <Stack gap="sm" maw={440}>
        {problem && (
          <Alert color="red" role="alert">
            {problem}
          </Alert>
        )}
        <TextInput
          label={m.passkeys_name()}
          description={m.passkeys_nameHelp()}
          required
          maxLength={60}
          value={name}
          onChange={(event) => setName(event.currentTarget.value)}
          error={missing && messageText(message('Campo obrigatório.'))}
        />
        <Group>
          <Button variant="default" onClick={onClose} disabled={busy}>
            {m.identity_cancel()}
          </Button>
          <Button type="submit" loading={busy}>
            {m.passkeys_make()}
          </Button>
        </Group>
      </Stack>
    </form>
  )
}
