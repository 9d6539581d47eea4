import { Button, Card, Group, Stack, Text, Title } from '@mantine/core'
import { changePassword, listSessions } from 'contract/account'
import { NewPassword } from 'contract/schemas/account'
import { m } from '#texts/messages.js'
import { useContractForm } from '../../lib/form.ts'
import { notifySuccess } from '../../lib/notify.ts'
import { usePasswordRules } from '../../model/password-rules.ts'
import { useProve } from '../../model/identity.ts'
import { useCall } from '../../lib/query.ts'
import { PasswordField } from '../../ui/password-field.tsx'
import { PasswordRules } from '../../ui/password-rules.tsx'

const empty = { password_user: '', confirmacao: '' }

/** The new password twice, and its rules as a list that follows the typing. */
export function PasswordForm() {
  const { form, field: inputOf, onSubmit, refused } = useContractForm(NewPassword, empty)
  const rules = usePasswordRules(form.values.password_user, form.values.confirmacao)
  const prove = useProve()
  const send = useCall(changePassword, { changes: [listSessions] })
  const submit = onSubmit(async (chosen) => {
    const identityProof = await prove()
    if (!identityProof) return
    send.mutate(
      { body: { ...chosen, identityProof } },
      {
        onSuccess() {
          form.reset()
          notifySuccess(m.account_passwordChanged())
        },
        onError: refused,
      },
    )
  })
  const field = (name: keyof typeof empty) => ({
    label: m.account_passwordField({ field: name }),
    toggleLabel: m.password_toggle(),
    ...inputOf(name),
  })
  return (
    <Card component="section" aria-labelledby="change-password">
      <Title order={2} size="h3" id="change-password" mb={4}>
        {m.account_passwordTitle()}
      </Title>
      <Text c="dimmed" size="sm" mb="md">
        {m.account_passwordNote()}
      </Text>
      <form onSubmit={submit} noValidate>
        <fieldset disabled={send.isPending} className="plain-fieldset">
          <Stack maw={440}>
            <PasswordField autoComplete="new-password" required {...field('password_user')} />
            <PasswordField autoComplete="new-password" required {...field('confirmacao')} />
            <PasswordRules {...rules} />
            <Group>
              <Button type="submit" loading={send.isPending}>
                {m.account_changePassword()}
              </Button>
            </Group>
          </Stack>
        </fieldset>
      </form>
    </Card>
  )
}
