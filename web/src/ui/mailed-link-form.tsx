import { Button, Card, Stack, Text, Title } from '@mantine/core'
import { Alert } from './alert.tsx'
import { MailedLinkForm as Schema } from 'contract/schemas/mailed-link'
import { useId, useState } from 'react'
import { useContractForm } from '../lib/form.ts'
import { EmailField } from './email-field.tsx'
import { Honeypot } from './honeypot.tsx'

type MailedLinkFormProps = {
  texts: { title: string; text: string; email: string; button: string; sent: string }
  send(form: Schema): Promise<unknown>
}

/** Whoever has no link gets it by e-mail; what is said does not tell whether there was one to send. */
export function MailedLinkForm({ texts, send }: MailedLinkFormProps) {
  const [state, setState] = useState<'asking' | 'sending' | 'sent'>('asking')
  const { form, field, onSubmit, refused } = useContractForm<Schema>(Schema, { email: '' })
  const title = useId()
  const submit = onSubmit(async (values) => {
    setState('sending')
    try {
      await send(values)
      setState('sent')
    } catch (error) {
      setState('asking')
      refused(error)
    }
  })
  return (
    <Card component="section" aria-labelledby={title}>
      <Title order={2} size="h4" id={title} mb="xs">
        {texts.title}
      </Title>
      {state === 'sent' ? (
        <Alert color="green" role="status">
          {texts.sent}
        </Alert>
      ) : (
        <form onSubmit={submit} noValidate>
          <fieldset disabled={state === 'sending'} className="plain-fieldset">
            <Stack gap="md" align="flex-start">
              <Text size="sm" c="dimmed">
                {texts.text}
              </Text>
              <EmailField label={texts.email} required w="100%" maw={420} {...field('email')} />
              <Honeypot name="website" onChange={(value) => form.setFieldValue('website', value)} />
              <Button type="submit" variant="default" loading={state === 'sending'}>
                {texts.button}
              </Button>
            </Stack>
          </fieldset>
        </form>
      )}
    </Card>
  )
}
