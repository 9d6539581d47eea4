import type { Db } from '../database/db.ts'
import type { FoundSupplier } from '../search/service-matches.ts'
import type { Texts } from './rules/answering/texts-portuguese.ts'
import { withoutPlace } from './rules/understanding/combine.ts'
import type { Wanted } from './rules/understanding/need.ts'
import type { AssistantReply } from './service-replies.ts'
import { describeSearch, findAnswers, placeName } from './service-found.ts'
import { about, foundReply } from './service-search.ts'

const perPart = 2
/** So many of each are looked through for one who has them all. */
const looked = 12

/** Those who offer all of it, in the place should one be said. */
async function findWhole(db: Db, wanted: Partial<Wanted>): Promise<FoundSupplier[]> {
  const { near } = await findAnswers(db, wanted, looked)
  return near.filter(({ closeness }) => closeness === 'whole')
}

const findEachAnywhere = (db: Db, wanted: Wanted, parts: readonly string[]) =>
  Promise.all(parts.map((part) => findWhole(db, { ...withoutPlace(wanted), categoria: part })))

const inAll = ([first = [], ...others]: readonly FoundSupplier[][]): FoundSupplier[] =>
  first.filter(({ id }) => others.every((list) => list.some((other) => other.id === id)))

/** Several needs in one message, unless somebody has them all. */
export async function severalReply(
  db: Db,
  wanted: Wanted,
  parts: readonly string[],
  texts: Texts,
): Promise<AssistantReply | undefined> {
  const whole = await findAnswers(db, wanted, 1)
  if (whole.near[0]?.closeness === 'whole') return undefined
  const found: { part: string; suppliers: FoundSupplier[]; isAway: boolean }[] = []
  for (const part of parts) {
    const here = await findWhole(db, { ...wanted, categoria: part })
    const isAway = here.length === 0 && placeName(wanted) !== ''
    const suppliers = isAway
      ? await findWhole(db, { ...withoutPlace(wanted), categoria: part })
      : here
    found.push({ part, suppliers, isAway })
  }
  if (found.filter(({ suppliers }) => suppliers.length > 0).length < 2) return undefined
  // Nobody here has the first of them, nor most of all: who has them all elsewhere is nearer than who has another here.
  const isOnlyAway = found[0]?.isAway && whole.near.length === 0
  const anywhere = isOnlyAway ? await findEachAnywhere(db, wanted, parts) : undefined
  const ofAllElsewhere = anywhere && inAll(anywhere)
  if (ofAllElsewhere && ofAllElsewhere.length > 0)
    return foundReply(wanted, ofAllElsewhere, texts, true)
  const ofAll = inAll(found.map(({ suppliers }) => suppliers))
  if (ofAll.length > 0 && !found.some(({ isAway }) => isAway))
    return foundReply(wanted, ofAll, texts)
  const lines = found.map(({ part, suppliers, isAway }) => {
    const names = suppliers
      .slice(0, perPart)
      .map(({ nome, cidade_estado }) => `${nome} (${cidade_estado})`)
      .join('; ')
    if (names === '') return texts.severalNone(part)
    return isAway ? texts.severalAway(part, names) : texts.severalFound(part, names)
  })
  // Who is there comes first.
  const byPlace = found.toSorted((a, b) => Number(a.isAway) - Number(b.isAway))
  const ids = [
    ...new Set(byPlace.flatMap(({ suppliers }) => suppliers.slice(0, perPart).map(({ id }) => id))),
  ]
  return {
    texto: [texts.several, ...lines].join('\n'),
    supplierIds: ids,
    search: { text: describeSearch(wanted), results: ids.length },
    suggestions: [],
    context: { wanted, shown: ids.length, ...about(ids) },
  }
}
