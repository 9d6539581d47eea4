import { Button, Card, Stack, Text, Title } from '@mantine/core'
import { getMyData, isMyDataOpen, sendPrivacyCode, verifyPrivacyCode } from 'contract/privacy'
import { codeWaitSeconds } from 'contract/rules/email-code'
import { email } from 'contract/rules/fields'
import { useState } from 'react'
import * as z from 'zod/mini'
import { m } from '#texts/messages.js'
import { EmailCodeForm, useEmailCode } from '../../model/email-code.ts'
import { CallError } from '../../lib/call.ts'
import { useErrorText } from '../../lib/error-text.ts'
import { useContractForm, useMessageText } from '../../lib/form.ts'
import { notifySuccess, notifyWarning } from '../../lib/notify.ts'
import { useCall } from '../../lib/query.ts'
import { EmailField } from '../../ui/email-field.tsx'
import { CodeField } from '../../ui/code-field.tsx'
import { Honeypot } from '../../ui/honeypot.tsx'

type Asked = { email: string; at: number }

/** Whose data: an e-mail, then the code that only its owner can read. */
export function ProofForm() {
  const [asked, setAsked] = useState<Asked>()
  return (
    <Card maw={520} w="100%" component="section" aria-labelledby="proof">
      <Stack gap="md">
        <Title order={2} size="h3" id="proof">
          {asked ? m.privacy_codeTitle() : m.privacy_emailTitle()}
        </Title>
        {asked ? (
          <CodeStep asked={asked} onAsked={setAsked} onBack={() => setAsked(undefined)} />
        ) : (
          <EmailStep onAsked={setAsked} />
        )}
      </Stack>
    </Card>
  )
}

function useSendCode(onAsked: (asked: Asked) => void) {
  const { textOf } = useErrorText()
  const send = useCall(sendPrivacyCode)
  return {
    busy: send.isPending,
    sendTo: (address: string, website?: string) =>
      send.mutate(
        { body: { email: address, ...(website ? { website } : {}) } },
        {
          onSuccess() {
            onAsked({ email: address, at: Date.now() })
            notifySuccess(m.emailCode_checkInbox(), m.emailCode_sent())
          },
          onError(error) {
            const at = sentBefore(error)
            if (at === undefined) notifyWarning(textOf(error))
            else onAsked({ email: address, at })
          },
        },
      ),
  }
}

/** Within the minute no other code is sent: who went back or reloaded the page types the one in the mail. */
function sentBefore(error: unknown): number | undefined {
  if (!(error instanceof CallError && error.code === 'TOO_MANY_REQUESTS')) return undefined
  const passed = codeWaitSeconds - error.retryAfter
  return error.retryAfter > 0 && passed >= 0 ? Date.now() - passed * 1000 : undefined
}

const EmailSchema = z.object({ email: email(), website: z.optional(z.string()) })

function EmailStep({ onAsked }: { onAsked(asked: Asked): void }) {
  const { form, field, onSubmit } = useContractForm(EmailSchema, { email: '', website: '' })
  const { busy, sendTo } = useSendCode(onAsked)
  const submit = onSubmit((values) => sendTo(values.email.trim().toLowerCase(), values.website))
  return (
    <form noValidate onSubmit={submit}>
      <fieldset disabled={busy} className="plain-fieldset">
        <Stack gap="md">
          <Text c="dimmed">{m.privacy_emailText()}</Text>
          <EmailField label={m.privacy_email()} required {...field('email')} />
          <Honeypot name="website" onChange={(value) => form.setFieldValue('website', value)} />
          <Button type="submit" loading={busy}>
            {m.privacy_sendCode()}
          </Button>
        </Stack>
      </fieldset>
    </form>
  )
}

type CodeStepProps = { asked: Asked; onAsked(asked: Asked): void; onBack(): void }

function CodeStep({ asked, onAsked, onBack }: CodeStepProps) {
  const { textOf } = useErrorText()
  const translate = useMessageText()
  const [refused, setRefused] = useState('')
  const { form, errorOf, onSubmit } = useContractForm(EmailCodeForm, { code: '' })
  const { busy, sendTo } = useSendCode(onAsked)
  const verify = useCall(verifyPrivacyCode, { changes: [isMyDataOpen, getMyData] })
  const submit = onSubmit(({ code }) =>
    verify.mutate(
      { body: { email: asked.email, codeVerify: code } },
      {
        onSuccess: (reply) => setRefused(reply.correct ? '' : translate(reply.message)),
        onError: (error) => setRefused(textOf(error)),
      },
    ),
  )
  return (
    <form noValidate onSubmit={submit}>
      <Stack gap="md">
        <Text>{m.emailCode_sentTo({ email: asked.email })}</Text>
        <CodeField
          {...useEmailCode(asked.at)}
          name="code"
          value={form.values.code}
          onChange={(code) => {
            setRefused('')
            form.setFieldValue('code', code)
          }}
          error={errorOf('code') ?? (refused || undefined)}
          busy={verify.isPending || busy}
          onResend={() => sendTo(asked.email)}
        />
        <Button type="submit" loading={verify.isPending}>
          {m.privacy_open()}
        </Button>
        <Button variant="subtle" onClick={onBack}>
          {m.privacy_otherEmail()}
        </Button>
      </Stack>
    </form>
  )
}
