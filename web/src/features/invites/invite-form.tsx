import { Alert, Button, List, PasswordInput, Stack, Text } from '@mantine/core'
import { useForm } from '@mantine/form'
import { acceptInvite } from 'contract/invites'
import { messageIn } from 'contract/rules/messages'
import { passwordRules } from 'contract/rules/password'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useLocation } from 'react-router'
import { useErrorText } from '../../lib/error-text.ts'
import type { Language } from '../../lib/language.ts'
import { useCall } from '../../lib/query.ts'
import { urls } from '../../lib/urls.ts'

/** A new administrator chooses a password. The token stands behind the #, where no server sees it. */
export function InviteForm() {
  const { t, i18n } = useTranslation()
  const { textOf, fieldsOf } = useErrorText()
  const token = useLocation().hash.slice(1)
  const [failure, setFailure] = useState<string>()
  const [done, setDone] = useState<string>()
  const form = useForm({
    initialValues: { password: '', again: '' },
    validate: {
      again: (again, { password }) => (again === password ? null : t('invites.different')),
    },
  })
  const send = useCall(acceptInvite)
  if (done) {
    return (
      <Stack gap="md">
        <Alert color="green" role="status">
          {t('invites.done', { email: done })}
        </Alert>
        <Button component={Link} to={urls.login}>
          {t('session.enter')}
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
  const language = i18n.language as Language
  const { password } = form.values
  const toggle = { 'aria-label': t('session.togglePassword') }
  return (
    <form onSubmit={submit} noValidate>
      <Stack gap="md">
        {failure && (
          <Alert color="red" role="alert">
            {failure}
          </Alert>
        )}
        <PasswordInput
          label={t('invites.password')}
          autoComplete="new-password"
          required
          visibilityToggleButtonProps={toggle}
          {...form.getInputProps('password')}
        />
        <List listStyleType="none" size="sm" spacing={2}>
          {passwordRules.map(({ text, holds }) => (
            <List.Item key={text}>
              <Text span inherit c={holds(password) ? 'green.7' : 'dimmed'}>
                {holds(password) ? '✓' : '·'} {messageIn(language, text)}
              </Text>
            </List.Item>
          ))}
        </List>
        <PasswordInput
          label={t('invites.again')}
          autoComplete="new-password"
          required
          visibilityToggleButtonProps={toggle}
          {...form.getInputProps('again')}
        />
        <Button type="submit" color="coral" loading={send.isPending} fullWidth>
          {t('invites.save')}
        </Button>
      </Stack>
    </form>
  )
}
