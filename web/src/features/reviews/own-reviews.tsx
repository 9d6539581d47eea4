import { Anchor, Badge, Button, Group, Paper, Stack, Text } from '@mantine/core'
import { Alert } from '../../ui/alert.tsx'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import {
  answerReview,
  listOwnReviews,
  listReviews,
  type OwnReview,
  type ReviewAnswerForm,
} from 'contract/reviews'
import { ReviewAnswerForm as Schema } from 'contract/schemas/reviews'
import { useEffect, useRef, useState } from 'react'
import { Link } from 'react-router'
import { m } from '#texts/messages.js'
import { useContractForm } from '../../lib/form.ts'
import { useListUrl } from '../../lib/list-url.ts'
import { notifySuccess } from '../../lib/notify.ts'
import { query, useCall } from '../../lib/query.ts'
import { urls } from 'contract/urls'
import { useRatingText } from '../../model/rating.ts'
import { AdminList } from '../../ui/admin-list.tsx'
import { LoadingRows } from '../../ui/data-list.tsx'
import { StarRating } from '../../ui/star-rating.tsx'
import { LongTextarea } from '../../ui/long-textarea.tsx'
import { ReviewInvitation } from './review-invitation.tsx'
import { ReviewText } from './review-text.tsx'

/** All that was written about the own supplier, with the place for the one answer. */
export function OwnReviews() {
  const url = useListUrl()
  const ratingText = useRatingText()
  const list = useQuery({
    ...query(listOwnReviews, { query: { skip: url.skip, limit: url.size } }),
    placeholderData: keepPreviousData,
  })
  const { data } = list
  return (
    <Stack gap="lg">
      <Text c="dimmed">{m.reviews_ownIntro()}</Text>
      {data && !data.shown && (
        <Alert color="blue">
          {m.reviews_notShown()}{' '}
          <Anchor component={Link} to={urls.changePlan} inherit>
            {m.reviews_seePlans()}
          </Anchor>
        </Alert>
      )}
      {data?.average != null && (
        <StarRating
          value={data.average}
          text={ratingText({ average: data.average, count: data.published })}
        />
      )}
      {data && <ReviewInvitation slug={data.slug} />}
      {/* Everything at once: what stands above would push the list down. */}
      {list.isLoading ? (
        <LoadingRows rows={8} />
      ) : (
        <AdminList
          url={url}
          list={list}
          empty={{ title: m.reviews_ownNone(), text: m.reviews_ownNoneText() }}
        >
          {(reviews) => reviews.map((review) => <OwnItem key={review.id} review={review} />)}
        </AdminList>
      )}
    </Stack>
  )
}

function OwnItem({ review }: { review: OwnReview }) {
  const { status, decision_reason: motivo } = review
  return (
    <Paper p="md" component="article" aria-label={m.reviews_by({ name: review.nome })}>
      <Stack gap="xs">
        <ReviewText review={review} />
        {status !== 'publicada' && (
          <Group gap="xs">
            <Badge variant="light" color={status === 'removida' ? 'red' : 'orange'}>
              {m.reviews_status({ status })}
            </Badge>
            {motivo && (
              <Text size="sm" c="dimmed">
                {m.reviews_reasonName({ motivo })}
              </Text>
            )}
          </Group>
        )}
        {review.answer ? (
          <Paper p="sm" bg="slate.0">
            <Text size="sm" fw={600}>
              {m.reviews_yourAnswer()}
            </Text>
            <Text size="sm" style={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
              {review.answer}
            </Text>
          </Paper>
        ) : (
          status === 'publicada' && <Answer id={review.id} />
        )}
      </Stack>
    </Paper>
  )
}

/** There is one answer, so it is asked for on purpose. */
function Answer({ id }: { id: number }) {
  const [isOpen, setOpen] = useState(false)
  if (isOpen) return <AnswerForm id={id} />
  return (
    <Group>
      <Button variant="light" size="sm" onClick={() => setOpen(true)}>
        {m.reviews_answer()}
      </Button>
    </Group>
  )
}

function AnswerForm({ id }: { id: number }) {
  const { field, onSubmit, refused } = useContractForm<ReviewAnswerForm>(Schema, { texto: '' })
  const text = useRef<HTMLTextAreaElement>(null)
  // The button that opened it is gone.
  useEffect(() => text.current?.focus(), [])
  const { mutate, isPending } = useCall(answerReview, { changes: [listOwnReviews, listReviews] })
  const submit = onSubmit((body) =>
    mutate(
      { params: { id }, body },
      {
        onSuccess: () => notifySuccess(m.reviews_answered()),
        onError: (error) => refused(error),
      },
    ),
  )
  return (
    <form onSubmit={submit} noValidate>
      <fieldset disabled={isPending} className="plain-fieldset">
        <Stack gap="sm" align="flex-start">
          <LongTextarea
            label={m.reviews_answer()}
            description={m.reviews_answerHelp()}
            minRows={2}
            maxRows={8}
            most={2000}
            ref={text}
            w="100%"
            {...field('texto')}
          />
          <Button type="submit" loading={isPending}>
            {m.reviews_publishAnswer()}
          </Button>
        </Stack>
      </fieldset>
    </form>
  )
}
