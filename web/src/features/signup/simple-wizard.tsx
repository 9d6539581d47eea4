import { TextInput } from '@mantine/core'
import { email, phone, requiredLine } from 'contract/rules/fields'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import * as z from 'zod/mini'
import { urls } from '../../lib/urls.ts'
import { PasswordField } from '../../ui/password-field.tsx'
import { MaskedInput } from '../../ui/masked-input.tsx'
import { codeMask, phoneMask } from '../../ui/masks.ts'
import { Completion } from './completion.tsx'
import { StepForm } from './step-form.tsx'
import { type SignupStep, SignupSteps } from './steps.tsx'

const AccountForm = z.object({
  nome: requiredLine(120),
  telefone: phone(),
  email: email(),
  senha: requiredLine(200),
})
const CodeForm = z.object({ code: requiredLine(20) })

const empty = { nome: '', telefone: '', email: '', senha: '', code: '' }

/** Local only, as the specification has it: it calls nobody and saves nothing. */
export function SimpleWizard({ head }: { head(step: string): ReactNode }) {
  const { t } = useTranslation()
  const [values, setValues] = useState(empty)
  const update = (part: Partial<typeof empty>) => setValues((before) => ({ ...before, ...part }))
  const { nome, telefone, email: address, senha, code } = values
  const steps: SignupStep<typeof empty>[] = [
    {
      id: 'dados',
      label: t('signup.labelPerson'),
      heading: t('signup.simpleHeading'),
      isDone: (typed) => AccountForm.safeParse(typed).success,
      render: ({ next }) => (
        <StepForm
          schema={AccountForm}
          initial={{ nome, telefone, email: address, senha }}
          onChange={update}
          onDone={next}
          missing={t('signup.missing')}
          submitLabel={t('signup.next')}
        >
          {({ field }) => (
            <>
              <TextInput
                label={t('signup.username')}
                autoComplete="username"
                required
                {...field('nome')}
              />
              <MaskedInput
                label={t('fields.telefone')}
                mask={phoneMask}
                type="tel"
                inputMode="tel"
                autoComplete="tel-national"
                required
                {...field('telefone')}
              />
              <TextInput
                label={t('fields.email')}
                type="email"
                inputMode="email"
                autoComplete="email"
                required
                {...field('email')}
              />
              <PasswordField
                label={t('signup.simplePassword')}
                autoComplete="new-password"
                required
                toggleLabel={t('password.toggle')}
                {...field('senha')}
              />
            </>
          )}
        </StepForm>
      ),
    },
    {
      id: 'codigo',
      label: t('signup.labelCode'),
      heading: t('signup.typeCode'),
      isDone: (typed) => CodeForm.safeParse(typed).success,
      render: ({ next, back }) => (
        <StepForm
          schema={CodeForm}
          initial={{ code }}
          onChange={update}
          onDone={next}
          missing={t('signup.codeMissing')}
          submitLabel={t('signup.validate')}
          onBack={back}
        >
          {({ field }) => (
            <MaskedInput
              label={t('emailCode.label')}
              mask={codeMask}
              inputMode="numeric"
              autoComplete="one-time-code"
              required
              {...field('code')}
            />
          )}
        </StepForm>
      ),
    },
    {
      id: 'concluido',
      label: t('signup.labelDone'),
      heading: t('signup.congratulations'),
      isDone: () => false,
      render: () => (
        <Completion
          text={t('signup.simpleDoneText')}
          action={{ label: t('signup.enter'), to: urls.panel }}
        />
      ),
    },
  ]
  return (
    <SignupSteps
      title={t('signup.simpleTitle')}
      steps={steps}
      draft={{ values, ready: true }}
      finished={false}
      head={head}
    />
  )
}
