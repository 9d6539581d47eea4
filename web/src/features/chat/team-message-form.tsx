import { Button, Stack, Text, TextInput } from '@mantine/core'
import { type Conversation, longestMessage, sendTeamMessage } from 'contract/chat'
import { TeamMessage } from 'contract/schemas/chat'
import { m } from '#texts/messages.js'
import { useContractForm } from '../../lib/form.ts'
import { useCall } from '../../lib/query.ts'
import { useSession } from '../../model/session.ts'
import { EmailField } from '../../ui/email-field.tsx'
import { Honeypot } from '../../ui/honeypot.tsx'
import { PhoneField } from '../../ui/phone-field.tsx'
import classes from './chat.module.css'
import { LongTextarea } from '../../ui/long-textarea.tsx'

type TeamMessageFormProps = {
  phone: string
  nome: string | null
  onSent(conversation: Conversation): void
}

/** Outside the hours: a message to the attendants. Who is logged in is not asked who they are. */
export function TeamMessageForm({ phone, nome, onSent }: TeamMessageFormProps) {
  const { user } = useSession()
  const { form, field, onSubmit, refused } = useContractForm<TeamMessage>(TeamMessage, {
    nome: user?.nome ?? nome ?? '',
    email: user?.email ?? '',
    numbePhone: phone,
    mensagem: '',
  })
  const send = useCall(sendTeamMessage)
  const submit = onSubmit((body) => send.mutate({ body }, { onSuccess: onSent, onError: refused }))
  return (
    <form onSubmit={submit} noValidate className={classes.notice}>
      <fieldset disabled={send.isPending} className="plain-fieldset">
        <Stack gap="xs">
          <Text size="sm" fw={600}>
            {m.chat_formTitle()}
          </Text>
          {user ? (
            <Text size="sm">{m.chat_formKnown({ email: user.email })}</Text>
          ) : (
            <>
              <TextInput
                label={m.chat_formName()}
                autoComplete="name"
                required
                {...field('nome')}
              />
              <EmailField label={m.chat_formEmail()} required {...field('email')} />
            </>
          )}
          {/* The login page forgets the number; the conversation is still there. */}
          {!phone && <PhoneField label={m.chat_phone()} required {...field('numbePhone')} />}
          <LongTextarea
            label={m.chat_formMessage()}
            minRows={2}
            maxRows={4}
            most={longestMessage}
            required
            {...field('mensagem')}
          />
          <Honeypot name="website" onChange={(value) => form.setFieldValue('website', value)} />
          <Button type="submit" loading={send.isPending}>
            {m.chat_formSend()}
          </Button>
        </Stack>
      </fieldset>
    </form>
  )
}
