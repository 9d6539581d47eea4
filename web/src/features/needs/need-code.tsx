import { Button, Card, Progress, Stack, Text, Title } from '@mantine/core'
import { verifyNeedCode } from 'contract/needs'
import { useState } from 'react'
import { m } from '#texts/messages.js'
import { useErrorText } from '../../lib/error-text.ts'
import { useContractForm, useMessageText } from '../../lib/form.ts'
import { useCall } from '../../lib/query.ts'
import { EmailCodeForm, useEmailCode } from '../../model/email-code.ts'
import { CodeField } from '../../ui/code-field.tsx'

type NeedCodeProps = {
  email: string
  sentAt: number
  busy: boolean
  /** Of the attachment that is on its way. */
  progress: number | undefined
  onResend(): void
  onConfirmed(): void
  onBack(): void
}

/** The code that was sent to the buyer; a right one publishes the need. */
export function NeedCode(props: NeedCodeProps) {
  const { email, sentAt, busy, progress, onResend, onConfirmed, onBack } = props
  const { textOf } = useErrorText()
  const translate = useMessageText()
  const [refused, setRefused] = useState('')
  const { form, errorOf, onSubmit } = useContractForm(EmailCodeForm, { code: '' })
  const verify = useCall(verifyNeedCode)
  const submit = onSubmit(({ code }) =>
    verify.mutate(
      { body: { email, codeVerify: code } },
      {
        onSuccess: (reply) =>
          reply.correct ? onConfirmed() : setRefused(translate(reply.message)),
        onError: (error) => setRefused(textOf(error)),
      },
    ),
  )
  const isBusy = busy || verify.isPending
  return (
    <Card component="section" aria-labelledby="need-code" maw={520}>
      <form noValidate onSubmit={submit}>
        <Stack gap="md">
          <Title order={2} size="h3" id="need-code">
            {m.needs_codeTitle()}
          </Title>
          <Text>{m.emailCode_sentTo({ email })}</Text>
          <CodeField
            {...useEmailCode(sentAt)}
            name="code"
            value={form.values.code}
            onChange={(code) => {
              setRefused('')
              form.setFieldValue('code', code)
            }}
            error={errorOf('code') ?? (refused || undefined)}
            busy={isBusy}
            onResend={onResend}
          />
          {progress !== undefined && (
            <Progress value={progress * 100} aria-label={m.needs_sending()} />
          )}
          <Button type="submit" color="coral" loading={isBusy}>
            {m.needs_publish()}
          </Button>
          <Button variant="subtle" disabled={isBusy} onClick={onBack}>
            {m.needs_back()}
          </Button>
        </Stack>
      </form>
    </Card>
  )
}
