import { TextInput } from '@mantine/core'
import { email, phone, requiredLine } from 'contract/rules/fields'
import { type ReactNode, useState } from 'react'
import * as z from 'zod/mini'
import { m } from '#texts/messages.js'
import { urls } from 'contract/urls'
import { PhoneField } from '../../ui/phone-field.tsx'
import { EmailField } from '../../ui/email-field.tsx'
import { PasswordField } from '../../ui/password-field.tsx'
import { MaskedInput } from '../../ui/masked-input.tsx'
import { codeMask } from '../../ui/masks.ts'
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
  const [values, setValues] = useState(empty)
  const update = (part: Partial<typeof empty>) => setValues((before) => ({ ...before, ...part }))
  const { nome, telefone, email: address, senha, code } = values
  const steps: SignupStep<typeof empty>[] = [
    {
      id: 'dados',
      label: m.signup_labelPerson(),
      heading: m.signup_simpleHeading(),
      isDone: (typed) => AccountForm.safeParse(typed).success,
      render: ({ next }) => (
        <StepForm
          schema={AccountForm}
          initial={{ nome, telefone, email: address, senha }}
          onChange={update}
          onDone={next}
          missing={m.signup_missing()}
          submitLabel={m.signup_next()}
        >
          {({ field }) => (
            <>
              <TextInput
                autoComplete="username"
                required
                {...field('nome')}
                label={m.signup_username()}
              />
              <PhoneField required {...field('telefone')} />
              <EmailField required {...field('email')} />
              <PasswordField
                autoComplete="new-password"
                required
                toggleLabel={m.password_toggle()}
                {...field('senha')}
                label={m.signup_simplePassword()}
              />
            </>
          )}
        </StepForm>
      ),
    },
    {
      id: 'codigo',
      label: m.signup_labelCode(),
      heading: m.signup_typeCode(),
      isDone: (typed) => CodeForm.safeParse(typed).success,
      render: ({ next, back }) => (
        <StepForm
          schema={CodeForm}
          initial={{ code }}
          onChange={update}
          onDone={next}
          missing={m.signup_codeMissing()}
          submitLabel={m.signup_validate()}
          onBack={back}
        >
          {({ field }) => (
            <MaskedInput
              mask={codeMask}
              inputMode="numeric"
              autoComplete="one-time-code"
              required
              {...field('code')}
              label={m.emailCode_label()}
            />
          )}
        </StepForm>
      ),
    },
    {
      id: 'concluido',
      label: m.signup_labelDone(),
      heading: m.signup_congratulations(),
      isDone: () => false,
      render: () => (
        <Completion
          text={m.signup_simpleDoneText()}
          action={{ label: m.signup_enter(), to: urls.panel }}
        />
      ),
    },
  ]
  return (
    <SignupSteps
      title={m.signup_simpleTitle()}
      steps={steps}
      draft={{ values, ready: true }}
      finished={false}
      head={head}
    />
  )
}
