import { Text } from '@mantine/core'
import { useState } from 'react'
import { m } from '#texts/messages.js'
import { EmailCodeForm, useEmailCode } from '../../model/email-code.ts'
import { notifyWarning } from '../../lib/notify.ts'
import { CodeField } from '../../ui/code-field.tsx'
import { StepForm } from './step-form.tsx'

type CodeFormProps = {
  email: string
  /** When the last code was asked for, in milliseconds; 0 when none was. */
  sentAt: number
  busy: boolean
  submitLabel: string
  onCode(code: string, refuse: (text: string) => void): void
  onResend(): void
  onBack: (() => void) | undefined
}

/** The step in which the code sent to an e-mail is typed. */
export function CodeForm(props: CodeFormProps) {
  const [refused, setRefused] = useState('')
  const code = useEmailCode(props.sentAt)

  function refuse(text: string) {
    setRefused(text)
    notifyWarning(text)
  }

  return (
    <StepForm
      schema={EmailCodeForm}
      initial={{ code: '' }}
      onChange={() => setRefused('')}
      onDone={(typed) => props.onCode(typed.code, refuse)}
      missing={m.signup_codeMissing()}
      busy={props.busy}
      submitLabel={props.submitLabel}
      onBack={props.onBack}
    >
      {({ field }) => {
        const { error, ...input } = field('code')
        return (
          <>
            <Text>{m.emailCode_sentTo({ email: props.email })}</Text>
            <CodeField
              {...code}
              {...input}
              error={error ?? (refused || undefined)}
              busy={props.busy}
              onResend={props.onResend}
            />
          </>
        )
      }}
    </StepForm>
  )
}
