import type { Supplier } from 'contract/suppliers'
import { useRatingText } from '../../model/rating.ts'
import { StarRating } from '../../ui/star-rating.tsx'

/** Stars, average and number of reviews, where there are enough of them to be shown. */
export function SupplierRating({ supplier: { rating } }: { supplier: Pick<Supplier, 'rating'> }) {
  const ratingText = useRatingText()
  return rating ? <StarRating value={rating.average} text={ratingText(rating)} /> : null
}
