import { proposeCategories } from 'contract/rules/category-words'

type Found = { categorias: readonly string[]; match: number }

/** Whoever fits as well as that may be of any trade. */
const enoughOfAnyTrade = 0.85

/**
 * Without whoever only speaks of it: beside who sells reagents nobody asks for who transports them. Of the trade is
 * who is in the one that the need names, or mainly in one of those of whom it fits best.
 */
export function ofTheTrade<F extends Found>(need: string, found: readonly F[]): F[] {
  const [first] = found
  if (!first) return []
  const named = new Set<string>(proposeCategories({ nome: '', speciality: need }))
  const best = Math.max(...found.map(({ match }) => match))
  return found.filter(
    ({ categorias, match }) =>
      match >= best * enoughOfAnyTrade ||
      first.categorias.includes(categorias[0] ?? '') ||
      categorias.some((category) => named.has(category)),
  )
}
