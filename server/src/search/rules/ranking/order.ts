import { bestOfParts } from './best-of-parts.ts'
import { type Fit, fitOf, makeMatcher, type Matcher, type SearchDocument } from './fit.ts'
import { isIn, nearnessTo } from './nearness.ts'
import type { Reading } from '../reading/reading.ts'
import { besideBest, enoughOfBoth, equalFit, otherKind, placeWeight } from './weights.ts'

export type Where = 'here' | 'serves' | 'elsewhere'

export type Ranked<D> = {
  document: D
  fit: number
  /** How well it fits, wherever it is. */
  match: number
  /** Below the floor: similar, and no result. */
  similar: boolean
  where: Where | undefined
  /** Every word that was asked for is there. */
  whole: boolean
}

/** All documents in order; those of equal fit by plan, then by the fuller profile, then by name. */
export function rank<D extends SearchDocument>(
  reading: Reading,
  documents: readonly D[],
): Ranked<D>[] {
  const matcher = makeMatcher(reading)
  const { place } = reading
  const asked = documents.filter((document) => !isIn(reading.except, document))
  const fits = asked.map((document) => ({
    ...fitOf(matcher, document),
    near: place ? nearnessTo(place, document) : 1,
  }))
  // Who is elsewhere is no result, however well it fits: beside it nobody is only similar.
  const best = Math.max(0, ...fits.map(({ value, near }) => (isElsewhere(near) ? 0 : value)))
  const here = asked.filter((_, index) => !isElsewhere(fits[index]?.near ?? 0))
  const both = fits.filter(({ whole, near }) => whole && !isElsewhere(near))
  // A name that has both words is what was meant.
  const isEnough = best >= 1 || both.length >= enoughOfBoth
  const kept = isEnough ? new Set<D>() : bestOfParts(reading, here)
  return asked
    .map((document, index) => judge(matcher, document, fits[index] ?? none, best))
    .map((ranked) => (kept.has(ranked.document) ? { ...ranked, similar: false } : ranked))
    .filter(({ fit }) => fit > 0)
    .sort((a, b) => Number(a.similar) - Number(b.similar) || inOrder(keyOf(a), keyOf(b)))
}

type Placed = Fit & { near: number }
const none: Placed = { value: 0, whole: false, near: 0 }
const isElsewhere = (near: number) => near <= placeWeight.elsewhere

function judge<D extends SearchDocument>(
  { reading, least }: Matcher,
  document: D,
  { value: fit, whole, near }: Placed,
  best: number,
): Ranked<D> {
  const { place, kind } = reading
  const away = near <= placeWeight.sameState
  const onlyPlace = reading.words.length === 0
  const tooLittle = fit < least || fit < best * (away ? besideBest.sameState : besideBest.here)
  const match = fit * (!kind || kind === document.kind ? 1 : otherKind)
  return {
    document,
    fit: match * near,
    match,
    similar: isElsewhere(near) || (!onlyPlace && tooLittle),
    where: place && whereOf(near),
    whole,
  }
}

const whereOf = (nearPlace: number): Where =>
  nearPlace >= placeWeight.here
    ? 'here'
    : nearPlace > placeWeight.sameState
      ? 'serves'
      : 'elsewhere'

/** What the order is decided by without words, and among those who fit equally well. */
export type BrowseKey = Pick<SearchDocument, 'promotion' | 'unfilled' | 'sortName' | 'id'>
type OrderKey = BrowseKey & { fit: number }

export const browseKeyOf = ({ promotion, unfilled, sortName, id }: SearchDocument): BrowseKey => ({
  promotion,
  unfilled,
  sortName,
  id,
})

/** Fits that differ by less are equal: then plan and profile decide. */
export const keyOf = ({ fit, document }: Ranked<SearchDocument>): OrderKey => ({
  fit: Math.round(fit / equalFit),
  ...browseKeyOf(document),
})

export function inOrder(a: OrderKey, b: OrderKey): number {
  return (
    b.fit - a.fit ||
    a.promotion - b.promotion ||
    a.unfilled - b.unfilled ||
    (a.sortName < b.sortName ? -1 : a.sortName > b.sortName ? 1 : 0) ||
    a.id - b.id
  )
}
