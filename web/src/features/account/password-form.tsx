import { Button, Card, Group, List, PasswordInput, Stack, Text, Title } from '@mantine/core'
import { schemaResolver, useForm } from '@mantine/form'
import { IconCheck, IconX } from '@tabler/icons-react'
import { changePassword, listSessions, PasswordChange } from 'contract/account'
import { messageIn } from 'contract/rules/messages'
import { passwordRules } from 'contract/rules/password'
import { useTranslation } from 'react-i18next'
import { useErrorText } from '../../lib/error-text.ts'
import { focusFirstWrongField, useTranslatedErrors } from '../../lib/form.ts'
import type { Language } from '../../lib/language.ts'
import { notifyProblem, notifySuccess } from '../../lib/notify.ts'
import { useCall } from '../../lib/query.ts'

const empty = { password: '', password_user: '', confirmacao: '' }

/** The current password, the new one twice, and its rules as a list that follows the typing. */
export function PasswordForm() {
  const { t } = useTranslation()
  const { textOf, fieldsOf } = useErrorText()
  const form = useForm({
    initialValues: empty,
    validate: schemaResolver(PasswordChange, { sync: true }),
  })
  const errorOf = useTranslatedErrors(form)
  const send = useCall(changePassword, { changes: [listSessions] })
  const submit = form.onSubmit(
    (body) =>
      send.mutate(
        { body },
        {
          onSuccess() {
            form.reset()
            notifySuccess({ title: t('account.success'), message: t('account.passwordChanged') })
          },
          onError(error) {
            form.setErrors(fieldsOf(error))
            notifyProblem({ title: t('common.error'), message: textOf(error) })
          },
        },
      ),
    focusFirstWrongField,
  )
  const field = (name: keyof typeof empty) => ({
    label: t(`account.${name}`),
    visibilityToggleButtonProps: { 'aria-label': t('session.togglePassword') },
    ...form.getInputProps(name),
    error: errorOf(name),
  })
  return (
    <Card component="section" aria-labelledby="change-password">
      <Title order={2} size="h3" id="change-password" mb={4}>
        {t('account.passwordTitle')}
      </Title>
      <Text c="dimmed" size="sm" mb="md">
        {t('account.passwordNote')}
      </Text>
      <form onSubmit={submit} noValidate>
        <fieldset disabled={send.isPending} className="plain-fieldset">
          <Stack maw={440}>
            <PasswordInput autoComplete="current-password" required {...field('password')} />
            <PasswordInput autoComplete="new-password" required {...field('password_user')} />
            <PasswordInput autoComplete="new-password" required {...field('confirmacao')} />
            <PasswordRules password={form.values.password_user} />
            <Group>
              <Button type="submit" loading={send.isPending}>
                {t('account.changePassword')}
              </Button>
            </Group>
          </Stack>
        </fieldset>
      </form>
    </Card>
  )
}

function PasswordRules({ password }: { password: string }) {
  const { t, i18n } = useTranslation()
  return (
    <List listStyleType="none" size="sm" spacing={4} aria-label={t('account.rules')}>
      {passwordRules.map(({ id, holds, text }) => {
        const kept = holds(password)
        const tone = kept ? 'green.7' : password ? 'red.7' : 'dimmed'
        return (
          <List.Item
            key={id}
            icon={kept ? <IconCheck size={16} aria-hidden /> : <IconX size={16} aria-hidden />}
            c={tone}
          >
            {messageIn(i18n.language as Language, text)}
          </List.Item>
        )
      })}
    </List>
  )
}
