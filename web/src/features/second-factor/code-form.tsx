import { Button, Group, Stack, TextInput } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import { m } from '#texts/messages.js'
import { useErrorText } from '../../lib/error-text.ts'

type CodeFormProps<Reply> = {
  submitLabel: string
  send(input: { body: { code: string } }): Promise<Reply>
  busy: boolean
  onDone(reply: Reply): void
}

/** Asks for a code of the app that is being set up. */
export function CodeForm<Reply>(props: CodeFormProps<Reply>) {
  const { submitLabel, send, busy, onDone } = props
  const { textOf, fieldsOf } = useErrorText()
  const [code, setCode] = useState('')
  const [error, setError] = useState<string>()
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setError(undefined)
    send({ body: { code } }).then(onDone, (failure: unknown) =>
      setError(fieldsOf(failure).code ?? textOf(failure)),
    )
  }
  return (
    <form onSubmit={submit} noValidate>
      <Stack gap="sm" align="flex-start">
        <TextInput
          label={m.secondFactor_code()}
          autoComplete="one-time-code"
          required
          maxLength={40}
          value={code}
          onChange={(event) => setCode(event.currentTarget.value)}
          error={error}
          w="100%"
          maw={320}
        />
        <Group>
          <Button type="submit" loading={busy}>
            {submitLabel}
          </Button>
        </Group>
      </Stack>
    </form>
  )
}
