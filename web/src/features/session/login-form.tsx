import { Alert, Anchor, Button, Divider, Stack, Text, TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { IconBrandGoogle, IconBrandLinkedin } from '@tabler/icons-react'
import { login, type LoginInfo } from 'contract/session'
import { useState } from 'react'
import { Trans, useTranslation } from 'react-i18next'
import { Link, useNavigate } from 'react-router'
import { CallError } from '../../lib/call.ts'
import { notifyWarning } from '../../lib/notify.ts'
import { useCall } from '../../lib/query.ts'
import { returningTo } from '../../lib/return-path.ts'
import { useSetSession } from '../../lib/session.ts'
import { urls } from '../../lib/urls.ts'
import { PasswordField } from '../../ui/password-field.tsx'
import { useReturnPath } from './arrival.ts'
import { useLoginFailureText } from './login-failure.ts'
import { type CodeSource, SecondStepForm } from './second-step-form.tsx'

const codeSources = new Map<string, CodeSource>([
  ['SECOND_FACTOR_REQUIRED', 'app'],
  ['LOGIN_CODE_REQUIRED', 'email'],
])

/** The specification gives no rules here: empty fields are sent. */
export function LoginForm() {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const setSession = useSetSession()
  const textOf = useLoginFailureText()
  const target = useReturnPath()
  const [failure, setFailure] = useState<unknown>()
  const [step, setStep] = useState<'password' | CodeSource>('password')
  const form = useForm({ initialValues: { email: '', password: '' } })
  const send = useCall(login)

  const enter = (info: LoginInfo) => {
    setSession(info)
    // Back from there must not ask for the password again.
    void navigate(target ?? urls.dashboard, { replace: true })
  }
  const submit = form.onSubmit((body) => {
    setFailure(undefined)
    send.mutate(
      { body },
      {
        onSuccess: enter,
        onError(error) {
          const source = error instanceof CallError ? codeSources.get(error.code) : undefined
          if (source) setStep(source)
          else setFailure(error)
        },
      },
    )
  })

  const recoverPassword = target ? returningTo(urls.recoverPassword, target) : urls.recoverPassword
  if (step !== 'password') {
    return <SecondStepForm source={step} onDone={enter} onBack={() => setStep('password')} />
  }
  return (
    <form onSubmit={submit} noValidate>
      <Stack gap="md">
        {failure !== undefined && (
          <Alert color="red" role="alert">
            {textOf(failure)}
          </Alert>
        )}
        <TextInput
          label={t('session.user')}
          placeholder={t('session.userPlaceholder')}
          type="email"
          inputMode="email"
          autoComplete="username"
          {...form.getInputProps('email')}
        />
        <PasswordField
          label={t('session.password')}
          autoComplete="current-password"
          toggleLabel={t('password.toggle')}
          {...form.getInputProps('password')}
        />
        <Anchor component={Link} to={recoverPassword} size="sm" ta="right">
          {t('session.recover')}
        </Anchor>
        <Button type="submit" color="coral" loading={send.isPending} fullWidth>
          {t('session.enter')}
        </Button>
        <Button component={Link} to={urls.signup} variant="default" fullWidth>
          {t('session.register')}
        </Button>
        <Text size="xs" c="dimmed">
          <Trans
            i18nKey="session.protection"
            components={{
              privacy: <Anchor component={Link} to={urls.policy('privacidade')} inherit />,
              terms: <Anchor component={Link} to={urls.terms} inherit />,
            }}
          />
        </Text>
        <Divider label={t('session.or')} />
        <SocialButtons />
      </Stack>
    </form>
  )
}

/** No provider is configured yet: the buttons say so instead of pretending. */
function SocialButtons() {
  const { t } = useTranslation()
  const explain = (provider: string) => () =>
    notifyWarning({
      title: t('session.socialTitle', { provider }),
      message: t('session.socialText', { provider }),
    })
  return (
    <Stack gap="sm">
      <Button
        variant="default"
        leftSection={<IconBrandGoogle size={20} />}
        onClick={explain('Google')}
      >
        {t('session.social', { provider: 'Google' })}
      </Button>
      <Button
        variant="default"
        leftSection={<IconBrandLinkedin size={20} />}
        onClick={explain('LinkedIn')}
      >
        {t('session.social', { provider: 'LinkedIn' })}
      </Button>
    </Stack>
  )
}
