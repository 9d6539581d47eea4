import { Group, Text } from '@mantine/core'
import type { Review } from 'contract/reviews'
import { reviewAspects } from 'contract/rules/reviews'
import { m } from '#texts/messages.js'
import { useFormat } from '../../lib/format.ts'
import { StarRating } from '../../ui/star-rating.tsx'

/** Who rated what with how many stars, and the words. */
export function ReviewText({ review }: { review: Review }) {
  const { shortDate } = useFormat()
  return (
    <>
      <div>
        <Text fw={600} style={{ overflowWrap: 'anywhere' }}>
          {review.nome}
        </Text>
        <Text size="xs" c="dimmed">
          {shortDate(review.created_at)}
        </Text>
      </div>
      <Group gap="md">
        {reviewAspects.map((aspect) => (
          <StarRating
            key={aspect}
            value={review[aspect]}
            text={m.reviews_aspectStars({
              aspect: m.reviews_aspect({ aspect }),
              stars: review[aspect],
            })}
          />
        ))}
      </Group>
      <Text style={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>{review.texto}</Text>
    </>
  )
}
