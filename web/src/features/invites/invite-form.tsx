import { Button, Stack } from '@mantine/core'
import { Alert } from '../../ui/alert.tsx'
import { useForm } from '@mantine/form'
import { acceptInvite } from 'contract/invites'
import { useState } from 'react'
import { Link, useLocation } from 'react-router'
import { m } from '#texts/messages.js'
import { useErrorText } from '../../lib/error-text.ts'
import { usePasswordRules } from '../../model/password-rules.ts'
import { useCall } from '../../lib/query.ts'
import { urls } from 'contract/urls'
import { PasswordField } from '../../ui/password-field.tsx'
import { PasswordRules } from '../../ui/password-rules.tsx'

/** A new administrator chooses a password. The token stands behind the #, where no server sees it. */
export function InviteForm() {
  const { textOf, fieldsOf } = useErrorText()
  const token = useLocation().hash.slice(1)
  const [failure, setFailure] = useState<string>()
  const [done, setDone] = useState<string>()
  const form = useForm({
    initialValues: { password: '', again: '' },
    validate: {
      again: (again, { password }) => (again === password ? null : m.invites_different()),
    },
  })
  const rules = usePasswordRules(form.values.password, form.values.again)
  const send = useCall(acceptInvite)
  if (done) {
    return (
      <Stack gap="md">
        <Alert color="green" role="status">
          {m.invites_done({ email: done })}
        </Alert>
        <Button component={Link} to={urls.login}>
          {m.session_enter()}
        </Button>
      </Stack>
    )
  }
  const submit = form.onSubmit(({ password }) => {
    setFailure(undefined)
    send.mutate(
      { body: { token, password_user: password } },
      {
        onSuccess: ({ email }) => setDone(email),
        onError(error) {
          const { password_user: wrong } = fieldsOf(error)
          if (wrong) form.setFieldError('password', wrong)
          else setFailure(textOf(error))
        },
      },
    )
  })
  const toggle = m.password_toggle()
  return (
    <form onSubmit={submit} noValidate>
      <Stack gap="md">
        {failure && (
          <Alert color="red" role="alert">
            {failure}
          </Alert>
        )}
        <PasswordField
          label={m.invites_password()}
          autoComplete="new-password"
          required
          toggleLabel={toggle}
          {...form.getInputProps('password')}
        />
        <PasswordField
          label={m.invites_again()}
          autoComplete="new-password"
          required
          toggleLabel={toggle}
          {...form.getInputProps('again')}
        />
        <PasswordRules {...rules} />
        <Button type="submit" color="coral" loading={send.isPending} fullWidth>
          {m.invites_save()}
        </Button>
      </Stack>
    </form>
  )
}
