import { Group, Text } from '@mantine/core'
import type { Review } from 'contract/reviews'
import { reviewAspects } from 'contract/rules/reviews'
import { m } from '#texts/messages.js'
import { useFormat } from '../../lib/format.ts'
import { StarRating } from '../../ui/star-rating.tsx'

/** Who rated what with how many stars, and the words. */
export function ReviewText({ review }: { review: Review }) {
  const { shortDate, locale } = useFormat()
  const stars = reviewAspects.map((aspect) => review[aspect])
  const average = stars.reduce((sum, one) => sum + one, 0) / stars.length
  return (
    <>
      <Group justify="space-between" align="baseline" gap="xs" w="100%">
        <Text fw={600} style={{ overflowWrap: 'anywhere' }}>
          {review.nome}
        </Text>
        <Text size="sm" c="dimmed">
          {shortDate(review.created_at)}
        </Text>
      </Group>
      <Group gap="4px 12px">
        <StarRating
          value={average}
          text={average.toLocaleString(locale, {
            minimumFractionDigits: 1,
            maximumFractionDigits: 1,
          })}
        />
        <Text size="sm" c="dimmed">
          {reviewAspects
            .map((aspect) =>
              m.reviews_aspectStars({
                aspect: m.reviews_aspect({ aspect }),
                stars: review[aspect],
              }),
            )
            .join(' · ')}
        </Text>
      </Group>
      <Text style={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>{review.texto}</Text>
    </>
  )
}
