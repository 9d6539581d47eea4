import { editDistance, swappedLetters } from 'contract/rules/text'

/** Of a shorter word too many are one slip away. */
const shortest = 5

/** Puts words right that are a slip away from one of those known; both are stems. */
export function speller(known: Iterable<string>): (stem: string) => string {
  const byStart = Map.groupBy(
    [...known].filter((word) => word.length >= shortest - 1),
    (word) => word[0] ?? '',
  )
  const all = new Set(known)
  return (stem) => {
    if (stem.length < shortest || /\d/.test(stem) || all.has(stem)) return stem
    const swapped = swappedLetters(stem).find((other) => all.has(other))
    return (
      swapped ??
      byStart.get(stem[0] ?? '')?.find((other) => editDistance(stem, other, 1) === 1) ??
      stem
    )
  }
}
