import type { Rating } from 'contract/rules/reviews'
import { m } from '#texts/messages.js'
import { useFormat } from '../lib/format.ts'

/** A rating in words: '4,7 · 12 avaliações'. */
export function useRatingText(): (rating: Rating) => string {
  const { locale } = useFormat()
  return ({ average, count }) =>
    m.reviews_rating({
      average: average.toLocaleString(locale, { minimumFractionDigits: 1 }),
      count,
    })
}
