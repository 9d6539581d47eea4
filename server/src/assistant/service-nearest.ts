import type { Db } from '../database/db.ts'
import { findWhere, listVisible, type VisibleSupplier } from '../search/service-matches.ts'
import { distanceBetween } from './rules/answering/distance.ts'
import type { Texts } from './rules/answering/texts-portuguese.ts'
import type { Place } from './rules/understanding/need.ts'
import type { AssistantContext } from './rules/understanding/understood.ts'
import { findAnswers, placeName } from './service-found.ts'
import type { AssistantReply } from './service-replies.ts'
import { searchReply } from './service-search.ts'
import { ofShown } from './service-shown.ts'

const mostInPlace = 5

const stateOf = ({ cidade_estado }: VisibleSupplier) => cidade_estado.split('/').at(-1) ?? ''

/** Who of those shown, or who else does it in the place itself, is nearest to it: same city, same state, then by distance. */
export async function nearestReply(
  db: Db,
  place: Place,
  context: AssistantContext,
  texts: Texts,
): Promise<AssistantReply> {
  const { wanted = {}, suppliers = [] } = context
  const name = placeName(place)
  const { estado } = place
  if (estado === undefined)
    return searchReply(db, { categoria: '', shown: '', ...wanted, ...place }, texts)
  const { near } = wanted.categoria
    ? await findAnswers(db, { ...wanted, ...place }, mostInPlace)
    : { near: [] }
  const there = near.filter(({ where }) => where === 'here').map(({ id }) => id)
  const found = await listVisible(db, [...suppliers, ...there])
  const far = (supplier: VisibleSupplier) =>
    supplier.cidade_estado === name ? -1 : distanceBetween(stateOf(supplier), estado)
  const sorted = found.toSorted((a, b) => far(a) - far(b))
  const [first] = sorted
  if (!first) return searchReply(db, { categoria: '', shown: '', ...wanted, ...place }, texts)
  const nearest = sorted.filter((supplier) => far(supplier) === far(first))
  const serving = await servingToo(db, sorted, name)
  const { about } = texts
  const names = nearest.map(({ nome }) => nome)
  const isThere = first.cidade_estado === name || (!place.cidade && far(first) === 0)
  const answer = isThere
    ? about.inThePlace(name, names)
    : far(first) === 0
      ? about.nearestInState(first.nome, first.cidade_estado, name)
      : about.nearestAway(first.nome, first.cidade_estado, name)
  const others = serving.map(({ nome }) => nome)
  const texto = others.length > 0 ? answer + about.servingToo(name, others) : answer
  const cards = isThere ? nearest : [first]
  return ofShown(texto, [...new Set([...cards, ...serving])], { ...context, askedAll: 'nearest' })
}

/** Those who are not there and say that they come. */
async function servingToo(
  db: Db,
  found: readonly VisibleSupplier[],
  place: string,
): Promise<VisibleSupplier[]> {
  const serving: VisibleSupplier[] = []
  for (const supplier of found) {
    if ((await findWhere(db, supplier, place)) === 'serves') serving.push(supplier)
  }
  return serving
}
