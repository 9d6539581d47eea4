import { Anchor, Button, Card, Skeleton, Stack, Text, TextInput, Title } from '@mantine/core'
import { Alert } from '../../ui/alert.tsx'
import { useQuery } from '@tanstack/react-query'
import { createReview, listReviews, readReviewLink, type ReviewForm } from 'contract/reviews'
import { type ReviewStatus, reviewAspects } from 'contract/rules/reviews'
import { ReviewForm as Schema } from 'contract/schemas/reviews'
import { useEffect, useState } from 'react'
import { Link } from 'react-router'
import { m } from '#texts/messages.js'
import { isGone } from '../../lib/call.ts'
import { useErrorText } from '../../lib/error-text.ts'
import { useContractForm } from '../../lib/form.ts'
import { query, useCall } from '../../lib/query.ts'
import { urls } from 'contract/urls'
import { ErrorBox } from '../../ui/error-box.tsx'
import { StarField } from '../../ui/star-field.tsx'
import { LongTextarea } from '../../ui/long-textarea.tsx'
import { forgetDraft, keepDraft, readDraft } from './review-draft.ts'
import { ReviewLinkForm } from './review-link-form.tsx'

/** The page of a personal link: the form, or why there is none. */
export function ReviewWriting({ slug, token }: { slug: string; token: string }) {
  const { boxOf, textOf } = useErrorText()
  const link = useQuery(query(readReviewLink, { body: { token } }))
  const [written, setWritten] = useState<ReviewStatus>()
  const { data, error } = link
  if (isGone(error)) {
    return (
      <Stack gap="md">
        <Alert color="orange" role="status">
          {textOf(error)}
        </Alert>
        <ReviewLinkForm slug={slug} />
      </Stack>
    )
  }
  if (link.isLoadingError) return <ErrorBox {...boxOf(link)} />
  if (!data) return <Skeleton height={420} />
  if (written || data.written) {
    return (
      <Alert color="green" role="status" title={m.reviews_thanksTitle()}>
        {written === 'espera' ? m.reviews_thanksWaiting() : m.reviews_thanks()}{' '}
        <Anchor component={Link} to={urls.supplier(data.supplier.slug)} inherit>
          {m.reviews_seePage({ name: data.supplier.nome })}
        </Anchor>
      </Alert>
    )
  }
  return <WritingForm token={token} link={data} onWritten={setWritten} />
}

type WritingFormProps = {
  token: string
  link: { supplier: { nome: string; slug: string }; nome: string }
  onWritten(status: ReviewStatus): void
}

function WritingForm({ token, link, onWritten }: WritingFormProps) {
  const { slug } = link.supplier
  const { form, field, errorOf, onSubmit, refused } = useContractForm<ReviewForm>(
    Schema,
    readDraft(slug, link.nome),
  )
  useEffect(() => keepDraft(slug, form.values), [slug, form.values])
  const { mutate, isPending } = useCall(createReview, { changes: [listReviews, readReviewLink] })
  const submit = onSubmit((values) =>
    mutate(
      { body: { ...values, token } },
      {
        onSuccess({ status }) {
          forgetDraft(slug)
          onWritten(status)
        },
        onError: (error) => refused(error),
      },
    ),
  )
  return (
    <Card component="section">
      <form onSubmit={submit} noValidate>
        <fieldset disabled={isPending} className="plain-fieldset">
          <Stack gap="md">
            <Title order={2} size="h3" style={{ overflowWrap: 'anywhere' }}>
              {link.supplier.nome}
            </Title>
            <Text c="dimmed">{m.reviews_howWasIt()}</Text>
            {reviewAspects.map((aspect) => (
              <StarField
                key={aspect}
                label={m.reviews_aspect({ aspect })}
                description={m.reviews_aspectHelp({ aspect })}
                value={form.values[aspect]}
                onChange={(stars) => form.setFieldValue(aspect, stars)}
                labelOf={(stars) => m.reviews_stars({ count: stars })}
                error={errorOf(aspect)}
              />
            ))}
            <LongTextarea
              label={m.reviews_text()}
              description={m.reviews_textHelp()}
              minRows={3}
              maxRows={12}
              most={2000}
              required
              {...field('texto')}
            />
            <TextInput
              label={m.reviews_name()}
              description={m.reviews_nameHelp()}
              maxLength={80}
              required
              {...field('nome')}
            />
            <Button type="submit" color="coral" loading={isPending}>
              {m.reviews_send()}
            </Button>
          </Stack>
        </fieldset>
      </form>
    </Card>
  )
}
