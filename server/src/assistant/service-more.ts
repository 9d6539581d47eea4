import type { Db } from '../database/db.ts'
import type { FoundSupplier } from '../search/service-matches.ts'
import type { Texts } from './rules/answering/texts-portuguese.ts'
import { withoutPlace } from './rules/understanding/combine.ts'
import type { Wanted } from './rules/understanding/need.ts'
import type { AssistantContext } from './rules/understanding/understood.ts'
import { describeSearch, findAnswers, placeName } from './service-found.ts'
import { type AssistantReply, plainReply } from './service-replies.ts'
import { about, pageSize } from './service-search.ts'
import { quoteOf } from './service-quotes.ts'
import { whoSaysReply } from './service-shown.ts'
import { profileOf } from './service-profile.ts'

const mostShown = 50

export async function moreReply(
  db: Db,
  context: AssistantContext,
  texts: Texts,
  rather?: readonly string[],
): Promise<AssistantReply> {
  const { wanted = {}, shown = 0, suppliers, about: last } = context
  if (rather) return ratherReply(db, rather, context, texts)
  const { near, away } = await findAnswers(db, wanted, shown + pageSize + 1)
  const all = near.length > 0 ? near : away
  const found = shown === 0 ? all.filter(({ id }) => !suppliers?.includes(id)) : all
  const next = found.slice(shown, shown + pageSize)
  const ids = next.map(({ id }) => id)
  if (next.length === 0 || shown >= mostShown) {
    const beyond =
      next.length === 0 && placeName(wanted) && (await beyondPlace(db, wanted, near, texts))
    const kept = { wanted, shown, suppliers, about: last }
    return beyond || plainReply(texts.noMore, kept, [texts.person])
  }
  return {
    texto: texts.moreOptions,
    supplierIds: ids,
    search: { text: describeSearch(wanted), results: next.length },
    suggestions: found.length > shown + pageSize ? [texts.more] : [],
    context: { wanted, shown: shown + next.length, ...about(ids) },
  }
}

/** Of those who were not shown yet who speaks of it; should none of them, those who were shown may. */
const ratherReply = async (
  db: Db,
  words: readonly string[],
  context: AssistantContext,
  texts: Texts,
): Promise<AssistantReply> =>
  (await othersWhoSay(db, words, context, texts)) ??
  whoSaysReply(db, { said: ` ${words.join(' ')} `, words }, context, texts)

/** Of those who do what was needed, here or elsewhere, and were not shown yet, who speaks of these words. */
export async function othersWhoSay(
  db: Db,
  words: readonly string[],
  context: AssistantContext,
  texts: Texts,
): Promise<AssistantReply | undefined> {
  const { wanted = {}, suppliers } = context
  const speaks = async (one: FoundSupplier) =>
    (await quoteOf(db, words, await profileOf(db, one))) !== ''
  for (const where of [wanted, withoutPlace(wanted)]) {
    const { near } = await findAnswers(db, where, mostShown)
    const others = near.filter(({ id }) => !suppliers?.includes(id))
    const isSaid = await Promise.all(others.map(speaks))
    const ids = others.flatMap(({ id }, at) => (isSaid[at] ? [id] : [])).slice(0, pageSize)
    if (ids.length === 0) continue
    return {
      texto: where === wanted ? texts.moreOptions : `${texts.elsewhere}:`,
      supplierIds: ids,
      search: { text: describeSearch(where), results: ids.length },
      suggestions: [],
      context: { wanted: where, shown: 0, ...about(ids) },
    }
  }
  return undefined
}

/** Those who do it in other places, once everybody of this one was shown. */
async function beyondPlace(
  db: Db,
  wanted: Partial<Wanted>,
  here: readonly FoundSupplier[],
  texts: Texts,
): Promise<AssistantReply | undefined> {
  const anywhere = withoutPlace(wanted)
  const known = new Set(here.map(({ id }) => id))
  const { near: found } = await findAnswers(db, anywhere, here.length + pageSize)
  const others = found.filter(({ id }) => !known.has(id)).slice(0, pageSize)
  const ids = others.map(({ id }) => id)
  if (here.length === 0 || ids.length === 0) return undefined
  return {
    texto: `${texts.noMoreIn(placeName(wanted))} ${texts.elsewhere}:`,
    supplierIds: ids,
    search: { text: describeSearch(anywhere), results: ids.length },
    suggestions: [],
    context: {
      wanted: anywhere,
      shown: found.length,
      ...about(ids),
    },
  }
}
