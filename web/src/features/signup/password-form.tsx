import { List, PasswordInput, Text, ThemeIcon, VisuallyHidden } from '@mantine/core'
import { IconCheck, IconX } from '@tabler/icons-react'
import { passwordRules } from 'contract/rules/password'
import { newPassword, refuseWeakPassword } from 'contract/rules/person-fields'
import { useTranslation } from 'react-i18next'
import * as z from 'zod/mini'
import { useMessageText } from '../../lib/form.ts'
import { StepForm } from './step-form.tsx'

const PasswordSchema = z
  .object({ email: z.string(), password_user: newPassword(), confirmacao: z.string() })
  .check(refuseWeakPassword())

type PasswordFormProps = {
  /** A password must not contain it. */
  email: string
  busy: boolean
  errors?: Record<string, string>
  submitLabel: string
  onPassword(password: string): void
  onBack: (() => void) | undefined
}

/** A new password, twice, with the rules turning green as they come to hold. Never kept anywhere. */
export function PasswordForm(props: PasswordFormProps) {
  const { t } = useTranslation()
  const toggle = { 'aria-label': t('signup.togglePassword') }
  return (
    <StepForm
      schema={PasswordSchema}
      initial={{ email: props.email, password_user: '', confirmacao: '' }}
      errors={props.errors}
      onDone={({ password_user }) => props.onPassword(password_user)}
      missing={t('signup.missing')}
      busy={props.busy}
      submitLabel={props.submitLabel}
      onBack={props.onBack}
    >
      {({ field, values }) => (
        <>
          {/* Password managers save the new password for this account. */}
          <input type="email" autoComplete="username" value={props.email} readOnly hidden />
          <PasswordInput
            label={t('signup.password')}
            autoComplete="new-password"
            required
            visibilityToggleButtonProps={toggle}
            {...field('password_user')}
          />
          <PasswordInput
            label={t('signup.confirmPassword')}
            autoComplete="new-password"
            required
            visibilityToggleButtonProps={toggle}
            {...field('confirmacao')}
          />
          <Checklist password={values.password_user} confirmation={values.confirmacao} />
          <Text size="sm" c="dimmed">
            {t('signup.passwordYearly')}
          </Text>
        </>
      )}
    </StepForm>
  )
}

function Checklist({ password, confirmation }: { password: string; confirmation: string }) {
  const { t } = useTranslation()
  const translate = useMessageText()
  const rules = [
    ...passwordRules.map(({ id, text, holds }) => ({
      id,
      text: translate(text),
      holds: holds(password),
    })),
    {
      id: 'match',
      text: t('signup.passwordsMatch'),
      holds: password !== '' && password === confirmation,
    },
  ]
  return (
    <List listStyleType="none" spacing={4} size="sm" aria-label={t('signup.passwordRules')}>
      {rules.map(({ id, text, holds }) => (
        <List.Item
          key={id}
          c={holds ? 'green.8' : 'red.8'}
          icon={
            <ThemeIcon size="xs" radius="xl" color={holds ? 'green' : 'red'}>
              {holds ? <IconCheck size={12} aria-hidden /> : <IconX size={12} aria-hidden />}
            </ThemeIcon>
          }
        >
          {text}{' '}
          <VisuallyHidden>{t(holds ? 'signup.ruleHolds' : 'signup.ruleOpen')}</VisuallyHidden>
        </List.Item>
      ))}
    </List>
  )
}
