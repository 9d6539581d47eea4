import { Anchor, Group, Stack, Text, Title } from '@mantine/core'
import { useInfiniteQuery } from '@tanstack/react-query'
import { listReviews, type ReviewPage } from 'contract/reviews'
import { planHas } from 'contract/rules/plans'
import { reviewAspects } from 'contract/rules/reviews'
import type { Supplier } from 'contract/suppliers'
import { Link } from 'react-router'
import { m } from '#texts/messages.js'
import { useErrorText } from '../../lib/error-text.ts'
import { useFormat } from '../../lib/format.ts'
import { pagedQuery } from '../../lib/query.ts'
import { urls } from 'contract/urls'
import { useRatingText } from '../../model/rating.ts'
import { LoadingRows } from '../../ui/data-list.tsx'
import { ErrorBox } from '../../ui/error-box.tsx'
import { MoreOf } from '../../ui/more-of.tsx'
import { StarRating } from '../../ui/star-rating.tsx'
import { ReviewItem } from './review-item.tsx'

type Reviewed = Pick<Supplier, 'slug' | 'plan'>

/** What people who asked for contact say of a supplier, where its plan shows it. */
export function SupplierReviews({ supplier: { slug, plan } }: { supplier: Reviewed }) {
  const { boxOf } = useErrorText()
  const isShown = planHas(plan, 'reviewsLink')
  const list = useInfiniteQuery({
    ...pagedQuery(listReviews, { params: { slug }, query: {} }, { background: true }),
    enabled: isShown,
  })
  if (!isShown) return null
  const first = list.data?.pages[0]
  const reviews = list.data?.pages.flatMap(({ data }) => data) ?? []
  return (
    <section aria-labelledby="reviews">
      <Title order={2} size="h2" id="reviews" mb="sm">
        {m.reviews_title()}
      </Title>
      {list.isLoadingError ? (
        <ErrorBox {...boxOf(list)} />
      ) : first ? (
        <Stack gap="md">
          <Summary page={first} />
          {reviews.length === 0 && <Text c="dimmed">{m.reviews_none()}</Text>}
          {reviews.map((review) => (
            <ReviewItem key={review.id} review={review} />
          ))}
          <Group gap="md">
            <MoreOf list={list} label={m.reviews_more()} />
            <Anchor component={Link} to={urls.review(slug)} size="sm" className="screen-only">
              {m.reviews_writeOwn()}
            </Anchor>
          </Group>
        </Stack>
      ) : (
        <LoadingRows rows={2} />
      )}
    </section>
  )
}

function Summary({ page: { rating, aspects } }: { page: ReviewPage }) {
  const ratingText = useRatingText()
  const { locale } = useFormat()
  if (!rating) return null
  return (
    <Stack gap={4}>
      <StarRating value={rating.average} text={ratingText(rating)} />
      {aspects && (
        <Text size="sm" c="dimmed">
          {reviewAspects
            .map((aspect) => {
              const value = aspects[aspect].toLocaleString(locale, { minimumFractionDigits: 1 })
              return `${m.reviews_aspect({ aspect })} ${value}`
            })
            .join(' · ')}
        </Text>
      )}
    </Stack>
  )
}
