import { Button, Stack, Text, Textarea, TextInput } from '@mantine/core'
import { schemaResolver, useForm } from '@mantine/form'
import {
  ContactMessage,
  type Conversation,
  longestMessage,
  sendContactMessage,
} from 'contract/chat'
import { useTranslation } from 'react-i18next'
import { useErrorText } from '../../lib/error-text.ts'
import { focusFirstWrongField, useTranslatedErrors } from '../../lib/form.ts'
import { notifyProblem } from '../../lib/notify.ts'
import { useCall } from '../../lib/query.ts'
import { Honeypot } from '../../ui/honeypot.tsx'
import classes from './chat.module.css'

type ContactFormProps = {
  phone: string
  nome: string | null
  onSent(conversation: Conversation): void
}

/** Outside the hours: a message that reaches the attendants by e-mail. */
export function ContactForm({ phone, nome, onSent }: ContactFormProps) {
  const { t } = useTranslation()
  const { textOf, fieldsOf } = useErrorText()
  const form = useForm<ContactMessage>({
    initialValues: { nome: nome ?? '', email: '', numbePhone: phone, mensagem: '' },
    validate: schemaResolver(ContactMessage, { sync: true }),
  })
  const errorOf = useTranslatedErrors(form)
  const send = useCall(sendContactMessage)
  const submit = form.onSubmit(
    (body) =>
      send.mutate(
        { body },
        {
          onSuccess: onSent,
          onError(error) {
            form.setErrors(fieldsOf(error))
            notifyProblem({ title: t('common.error'), message: textOf(error) })
          },
        },
      ),
    focusFirstWrongField,
  )
  return (
    <form onSubmit={submit} noValidate className={classes.notice}>
      <fieldset disabled={send.isPending} className="plain-fieldset">
        <Stack gap="xs">
          <Text size="sm" fw={600}>
            {t('chat.formTitle')}
          </Text>
          <TextInput
            label={t('chat.formName')}
            autoComplete="name"
            required
            {...form.getInputProps('nome')}
            error={errorOf('nome')}
          />
          <TextInput
            label={t('chat.formEmail')}
            type="email"
            inputMode="email"
            autoComplete="email"
            required
            {...form.getInputProps('email')}
            error={errorOf('email')}
          />
          <Textarea
            label={t('chat.formMessage')}
            minRows={2}
            maxRows={4}
            maxLength={longestMessage}
            required
            {...form.getInputProps('mensagem')}
            error={errorOf('mensagem')}
          />
          <Honeypot name="website" onChange={(value) => form.setFieldValue('website', value)} />
          <Button type="submit" loading={send.isPending}>
            {t('chat.formSend')}
          </Button>
        </Stack>
      </fieldset>
    </form>
  )
}
