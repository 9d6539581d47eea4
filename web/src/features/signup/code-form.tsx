import { Button, Text } from '@mantine/core'
import { codeLength, codeWaitSeconds } from 'contract/rules/email-code'
import { message } from 'contract/rules/messages'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import * as z from 'zod/mini'
import { notifyWarning } from '../../lib/notify.ts'
import { MaskedInput } from '../../ui/masked-input.tsx'
import { codeMask } from '../../ui/masks.ts'
import classes from './code-form.module.css'
import { StepForm } from './step-form.tsx'

const CodeSchema = z.object({
  code: z
    .string()
    .check(
      z.minLength(1, message('Campo obrigatório.')),
      z.length(codeLength, message('Código incorreto. Confira o e-mail e tente novamente.')),
    ),
})

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

/** Six digits typed, pasted or filled in by the phone, and a new code once the minute is over. */
export function CodeForm(props: CodeFormProps) {
  const { t } = useTranslation()
  const [refused, setRefused] = useState('')
  const wait = useSecondsUntil(props.sentAt + codeWaitSeconds * 1000)

  function refuse(text: string) {
    setRefused(text)
    notifyWarning({ title: t('signup.attention'), message: text })
  }

  return (
    <StepForm
      schema={CodeSchema}
      initial={{ code: '' }}
      onChange={() => setRefused('')}
      onDone={({ code }) => props.onCode(code, refuse)}
      missing={t('signup.codeMissing')}
      busy={props.busy}
      submitLabel={props.submitLabel}
      onBack={props.onBack}
      actions={
        <Button variant="light" disabled={wait > 0 || props.busy} onClick={props.onResend}>
          {t('signup.newCode')}
        </Button>
      }
    >
      {({ field }) => {
        const { error, ...input } = field('code')
        return (
          <>
            <Text>{t('signup.codeText', { email: props.email })}</Text>
            <MaskedInput
              label={t('signup.code')}
              mask={codeMask}
              inputMode="numeric"
              autoComplete="one-time-code"
              placeholder="000000"
              required
              classNames={{ input: classes.code }}
              {...input}
              error={error ?? (refused || undefined)}
            />
            <Text size="sm" c="dimmed" aria-live="off">
              {wait > 0 ? t('signup.codeWait', { seconds: wait }) : t('signup.codeAgain')}
            </Text>
          </>
        )
      }}
    </StepForm>
  )
}

function useSecondsUntil(moment: number): number {
  const [now, setNow] = useState(() => Date.now())
  const left = Math.max(0, Math.ceil((moment - now) / 1000))
  const waiting = left > 0
  useEffect(() => {
    setNow(Date.now())
    if (!waiting) return
    const timer = setInterval(() => setNow(Date.now()), 1000)
    return () => clearInterval(timer)
  }, [waiting, moment])
  return left
}
