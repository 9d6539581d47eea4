import { Alert, Button, Card, Stack, Text, TextInput, Title } from '@mantine/core'
import { type NeedLinkForm as Values, sendMyNeedsLink } from 'contract/needs'
import { NeedLinkForm as Schema } from 'contract/schemas/needs'
import { useState } from 'react'
import { m } from '#texts/messages.js'
import { useContractForm } from '../../lib/form.ts'
import { useCall } from '../../lib/query.ts'
import { Honeypot } from '../../ui/honeypot.tsx'

/** The private links once more, to the mailbox they were first sent to. */
export function NeedLinkForm() {
  const [sent, setSent] = useState(false)
  const { form, field, onSubmit, refused } = useContractForm<Values>(Schema, { email: '' })
  const { mutate, isPending } = useCall(sendMyNeedsLink)
  const submit = onSubmit((body) =>
    mutate({ body }, { onSuccess: () => setSent(true), onError: (error) => refused(error) }),
  )
  return (
    <Card component="section" aria-labelledby="need-link">
      <Title order={2} size="h4" id="need-link" mb="xs">
        {m.needs_linkTitle()}
      </Title>
      {sent ? (
        <Alert color="green" role="status">
          {m.needs_linkSent()}
        </Alert>
      ) : (
        <form onSubmit={submit} noValidate>
          <fieldset disabled={isPending} className="plain-fieldset">
            <Stack gap="md" align="flex-start">
              <Text size="sm" c="dimmed">
                {m.needs_linkText()}
              </Text>
              <TextInput
                label={m.needs_email()}
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
                {m.needs_sendLink()}
              </Button>
            </Stack>
          </fieldset>
        </form>
      )}
    </Card>
  )
}
