import { Alert, Button, Card, Stack, Text, TextInput, Title } from '@mantine/core'
import { type MyLinkForm as Values, sendMyContactsLink } from 'contract/contacts'
import { MyLinkForm as Schema } from 'contract/schemas/contacts'
import { useState } from 'react'
import { m } from '#texts/messages.js'
import { useContractForm } from '../../lib/form.ts'
import { useCall } from '../../lib/query.ts'
import { Honeypot } from '../../ui/honeypot.tsx'

/** From another browser: the link comes by e-mail. */
export function MyLinkForm() {
  const [sent, setSent] = useState(false)
  const { form, field, onSubmit, refused } = useContractForm<Values>(Schema, { email: '' })
  const { mutate, isPending } = useCall(sendMyContactsLink)
  const submit = onSubmit((body) =>
    mutate({ body }, { onSuccess: () => setSent(true), onError: (error) => refused(error) }),
  )
  return (
    <Card component="section" aria-labelledby="my-link">
      <Title order={2} size="h4" id="my-link" mb="xs">
        {m.contacts_linkTitle()}
      </Title>
      {sent ? (
        <Alert color="green" role="status">
          {m.contacts_linkSent()}
        </Alert>
      ) : (
        <form onSubmit={submit} noValidate>
          <fieldset disabled={isPending} className="plain-fieldset">
            <Stack gap="md" align="flex-start">
              <Text size="sm" c="dimmed">
                {m.contacts_linkText()}
              </Text>
              <TextInput
                label={m.contacts_email()}
                type="email"
                inputMode="email"
                autoComplete="email"
                required
                w="100%"
                maw={420}
                {...field('email')}
              />
              <Honeypot name="website" onChange={(value) => form.setFieldValue('website', value)} />
              <Button type="submit" variant="default" loading={isPending}>
                {m.contacts_sendLink()}
              </Button>
            </Stack>
          </fieldset>
        </form>
      )}
    </Card>
  )
}
