import { Text } from '@mantine/core'
import { newPassword, refuseWeakPassword } from 'contract/rules/person-fields'
import * as z from 'zod/mini'
import { m } from '#texts/messages.js'
import { usePasswordRules } from '../../model/password-rules.ts'
import { PasswordField } from '../../ui/password-field.tsx'
import { PasswordRules } from '../../ui/password-rules.tsx'
import { StepForm } from './step-form.tsx'

const PasswordSchema = z
  .object({ email: z.string(), password_user: newPassword(), confirmacao: z.string() })
  .check(refuseWeakPassword())

type PasswordFormProps = {
  /** A password must not contain it. */
  email: string
  busy: boolean
  errors: Record<string, string> | undefined
  submitLabel: string
  onPassword(password: string): void
  onBack: (() => void) | undefined
}

/** A new password, twice, with the rules turning green as they come to hold. Never kept anywhere. */
export function PasswordForm(props: PasswordFormProps) {
  const toggle = m.password_toggle()
  return (
    <StepForm
      schema={PasswordSchema}
      initial={{ email: props.email, password_user: '', confirmacao: '' }}
      errors={props.errors}
      onDone={({ password_user }) => props.onPassword(password_user)}
      missing={m.signup_missing()}
      busy={props.busy}
      submitLabel={props.submitLabel}
      onBack={props.onBack}
    >
      {({ field, values }) => (
        <>
          {/* Password managers save the new password for this account. */}
          <input type="email" autoComplete="username" value={props.email} readOnly hidden />
          <PasswordField
            autoComplete="new-password"
            required
            toggleLabel={toggle}
            {...field('password_user')}
            label={m.signup_password()}
          />
          <PasswordField
            autoComplete="new-password"
            required
            toggleLabel={toggle}
            {...field('confirmacao')}
            label={m.signup_confirmPassword()}
          />
          <Rules password={values.password_user} confirmation={values.confirmacao} />
          <Text size="sm" c="dimmed">
            {m.signup_passwordYearly()}
          </Text>
        </>
      )}
    </StepForm>
  )
}

function Rules({ password, confirmation }: { password: string; confirmation: string }) {
  return <PasswordRules {...usePasswordRules(password, confirmation)} />
}
