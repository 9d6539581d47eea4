import { Button, Divider, Text, TextInput } from '@mantine/core'
import { Alert } from '../../ui/alert.tsx'
import { useForm } from '@mantine/form'
import { IconKey } from '@tabler/icons-react'
import { type IdentityWays, proveIdentity, sendIdentityCode } from 'contract/identity'
import { startPasskeyProof } from 'contract/passkeys'
import { message } from 'contract/rules/messages'
import { useState } from 'react'
import { m } from '#texts/messages.js'
import { hasCode } from '../../lib/call.ts'
import { useEmailCode } from '../../model/email-code.ts'
import { useErrorText } from '../../lib/error-text.ts'
import { focusFirstWrongField, useTranslatedErrors } from '../../lib/form.ts'
import { askPasskey, usePasskeyText } from '../../model/passkeys.ts'
import { useCall } from '../../lib/query.ts'
import { CodeField } from '../../ui/code-field.tsx'
import { DialogForm } from '../../ui/dialog-form.tsx'
import { PasswordField } from '../../ui/password-field.tsx'

type Values = { password: string; codeVerify: string; code: string }
type IdentityFormProps = { ways: IdentityWays; onProved(proof: string): void; onClose(): void }

const required = (isAsked: boolean) => (value: string) =>
  isAsked && value === '' ? message('Campo obrigatório.') : null

export function IdentityForm({ ways, onProved, onClose }: IdentityFormProps) {
  const { fieldsOf } = useErrorText()
  const textOf = usePasskeyText()
  const [problem, setProblem] = useState<string>()
  const form = useForm<Values>({
    initialValues: { password: '', codeVerify: '', code: '' },
    validate: {
      password: required(ways.by === 'password'),
      codeVerify: required(ways.by === 'email'),
      code: required(ways.secondFactor !== null),
    },
  })
  const errorOf = useTranslatedErrors(form)
  const start = useCall(startPasskeyProof)
  const send = useCall(proveIdentity)
  const refused = (error: unknown) => {
    const fields = fieldsOf(error)
    if (hasCode(error, 'SECOND_FACTOR_WRONG')) fields.code = textOf(error)
    form.setErrors(fields)
    if (Object.keys(fields).length === 0) setProblem(textOf(error))
  }
  const submit = form.onSubmit((body) => {
    setProblem(undefined)
    send.mutate(
      { body },
      { onSuccess: ({ identityProof }) => onProved(identityProof), onError: refused },
    )
  }, focusFirstWrongField)
  const [asking, setAsking] = useState(false)
  const byPasskey = async () => {
    setProblem(undefined)
    const first = ways.by === 'password' ? 'password' : 'codeVerify'
    if (form.validateField(first).hasError) return
    setAsking(true)
    try {
      const passkey = await askPasskey(await start.mutateAsync({}))
      const body = { ...form.values, code: '', passkey }
      onProved((await send.mutateAsync({ body })).identityProof)
    } catch (error) {
      refused(error)
    } finally {
      setAsking(false)
    }
  }
  const field = (name: keyof Values) => ({ ...form.getInputProps(name), error: errorOf(name) })
  return (
    <DialogForm
      onSubmit={submit}
      onClose={onClose}
      busy={send.isPending}
      submitLabel={m.identity_confirm()}
      closeLabel={m.identity_cancel()}
    >
      {problem && (
        <Alert color="red" role="alert">
          {problem}
        </Alert>
      )}
      {ways.by === 'password' ? (
        <>
          {/* Tells a password manager whose password it is. */}
          <input type="text" autoComplete="username" value={ways.email} readOnly hidden />
          <PasswordField
            label={m.identity_password()}
            autoComplete="current-password"
            toggleLabel={m.password_toggle()}
            required
            data-autofocus
            {...field('password')}
          />
        </>
      ) : (
        <EmailedCode
          email={ways.email}
          busy={send.isPending}
          value={form.values.codeVerify}
          onChange={(code) => form.setFieldValue('codeVerify', code)}
          error={errorOf('codeVerify')}
        />
      )}
      {ways.secondFactor?.passkeys && (
        <>
          <Button
            variant="light"
            leftSection={<IconKey size={20} aria-hidden />}
            loading={asking}
            onClick={() => void byPasskey()}
          >
            {m.passkeys_use()}
          </Button>
          <Divider label={m.passkeys_or()} />
        </>
      )}
      {ways.secondFactor && (
        <TextInput
          label={m.identity_code()}
          description={ways.secondFactor.app ? m.identity_codeHelp() : m.identity_recoveryHelp()}
          autoComplete="one-time-code"
          maxLength={40}
          required
          {...field('code')}
        />
      )}
    </DialogForm>
  )
}

type EmailedCodeProps = {
  email: string
  busy: boolean
  value: string
  onChange(value: string): void
  error: string | undefined
}

/** For an account without a password. Sent when asked for: a dialog that opens writes no mail. */
function EmailedCode({ email, busy, value, onChange, error }: EmailedCodeProps) {
  const [sentAt, setSentAt] = useState(0)
  const texts = useEmailCode(sentAt)
  const send = useCall(sendIdentityCode)
  const ask = () => send.mutate({}, { onSuccess: () => setSentAt(Date.now()) })
  if (sentAt === 0) {
    return (
      <>
        <Text>{m.identity_noPassword({ email })}</Text>
        <Button variant="light" onClick={ask} loading={send.isPending}>
          {m.identity_sendCode()}
        </Button>
      </>
    )
  }
  return (
    <>
      <Text>{m.identity_codeSent({ email })}</Text>
      <CodeField
        {...texts}
        value={value}
        onChange={onChange}
        error={error}
        busy={busy || send.isPending}
        onResend={ask}
      />
    </>
  )
}
