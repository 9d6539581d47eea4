import { Alert, Button, Card, Stack, Text, TextInput } from '@mantine/core'
import { askReviewLink, type ReviewLinkForm } from 'contract/reviews'
import { ReviewLinkForm as Schema } from 'contract/schemas/reviews'
import { useState } from 'react'
import { m } from '#texts/messages.js'
import { useContractForm } from '../../lib/form.ts'
import { useCall } from '../../lib/query.ts'
import { Honeypot } from '../../ui/honeypot.tsx'

/** Without a link of one's own: who asked for contact gets one by e-mail. */
export function LinkForm({ slug }: { slug: string }) {
  const [sent, setSent] = useState(false)
  const { form, field, onSubmit, refused } = useContractForm<ReviewLinkForm>(Schema, { email: '' })
  const { mutate, isPending } = useCall(askReviewLink)
  const submit = onSubmit((values) =>
    mutate(
      { body: { ...values, slug } },
      { onSuccess: () => setSent(true), onError: (error) => refused(error) },
    ),
  )
  if (sent) {
    return (
      <Alert color="green" role="status" title={m.reviews_linkSentTitle()}>
        {m.reviews_linkSent()}
      </Alert>
    )
  }
  return (
    <Card component="section">
      <form onSubmit={submit} noValidate>
        <fieldset disabled={isPending} className="plain-fieldset">
          <Stack gap="md">
            <Text>{m.reviews_linkText()}</Text>
            <TextInput
              label={m.reviews_linkEmail()}
              type="email"
              inputMode="email"
              autoComplete="email"
              required
              {...field('email')}
            />
            <Honeypot name="website" onChange={(value) => form.setFieldValue('website', value)} />
            <Button type="submit" loading={isPending}>
              {m.reviews_askLink()}
            </Button>
          </Stack>
        </fieldset>
      </form>
    </Card>
  )
}
