import { urls } from 'contract/urls'
import type { Db } from '../database/db.ts'
import { findWhere, listVisible, type VisibleSupplier } from '../search/service-matches.ts'
import { saidOf } from './rules/answering/supplier-terms.ts'
import type { Texts } from './rules/answering/texts-portuguese.ts'
import type { Place } from './rules/understanding/need.ts'
import type { AssistantContext } from './rules/understanding/understood.ts'
import type { AssistantReply } from './service-replies.ts'
import { placeName } from './service-search.ts'
import { heldOf, profileOf, shorten } from './service-supplier.ts'

// Answers about several suppliers that were shown or named, beside one another.

/** Nobody's prices are known here: those who were shown, and how to get several proposals. */
export async function cheapestReply(
  db: Db,
  context: AssistantContext,
  texts: Texts,
): Promise<AssistantReply> {
  const meant = context.suppliers ?? []
  const visible = new Set((await listVisible(db, meant)).map(({ id }) => id))
  return {
    texto: texts.cheapest,
    supplierIds: meant.filter((id) => visible.has(id)),
    suggestions: [texts.more],
    link: { label: texts.quantity.bank, to: urls.bank },
    context,
  }
}

/** As many as there were. */
export async function onlyTheseReply(
  db: Db,
  context: AssistantContext,
  texts: Texts,
): Promise<AssistantReply> {
  const shown = await listVisible(db, context.suppliers ?? [])
  return {
    texto: texts.onlyThese(shown.map(({ nome }) => nome)),
    supplierIds: shown.map(({ id }) => id),
    suggestions: [texts.more],
    context,
  }
}

/** Which of those who were shown declare a paper. */
export async function whoHoldsReply(
  db: Db,
  paper: string,
  context: AssistantContext,
  texts: Texts,
): Promise<AssistantReply> {
  const shown = await listVisible(db, context.suppliers ?? [])
  const holders = shown.filter((supplier) => heldOf(supplier, paper).held.length > 0)
  const [first] = shown
  const name = first ? heldOf(first, paper).name : ''
  const cards = holders.length > 0 ? holders : shown
  const ids = cards.map(({ id }) => id)
  return {
    texto:
      holders.length > 0
        ? texts.about.holders(
            name,
            holders.map(({ nome }) => nome),
          )
        : texts.about.noHolder(name),
    supplierIds: ids,
    suggestions: [],
    context: { ...context, ...(ids[0] ? { about: ids[0] } : {}), asked: 'licence', ofSite: false },
  }
}

/** Which of those who were shown are in a place or come there. */
export async function whoServesReply(
  db: Db,
  place: Place,
  context: AssistantContext,
  texts: Texts,
): Promise<AssistantReply> {
  const shown = await listVisible(db, context.suppliers ?? [])
  const name = placeName(place)
  const serving: VisibleSupplier[] = []
  for (const supplier of shown) {
    if ((await findWhere(db, supplier, name)) !== 'elsewhere') serving.push(supplier)
  }
  const ids = (serving.length > 0 ? serving : shown).map(({ id }) => id)
  const names = serving.map(({ nome }) => nome)
  return {
    texto: names.length > 0 ? texts.about.serving(name, names) : texts.about.nobodyServes(name),
    supplierIds: ids,
    suggestions: context.wanted?.shown ? [texts.about.othersIn(context.wanted.shown, name)] : [],
    context: { ...context, ...(ids[0] ? { about: ids[0] } : {}), asked: 'place', ofSite: false },
  }
}

/** What two suppliers say of themselves, side by side. */
export async function compareReply(
  db: Db,
  ids: readonly number[],
  context: AssistantContext,
  texts: Texts,
): Promise<AssistantReply> {
  const visible = await listVisible(db, ids)
  const both = ids.flatMap((id) => visible.find((supplier) => supplier.id === id) ?? [])
  const lines = both.map(
    ({ nome, cidade_estado, servico }) =>
      `• ${texts.about.does(nome, cidade_estado, shorten(servico))}`,
  )
  return {
    texto: [texts.about.compared, ...lines].join('\n'),
    supplierIds: both.map(({ id }) => id),
    suggestions: [],
    context: {
      ...context,
      suppliers: [...ids],
      ...(ids[0] ? { about: ids[0] } : {}),
      ofSite: false,
    },
  }
}

/** What the profiles of those who were shown say of hours, delivery and the like. */
export async function whoSaysReply(
  db: Db,
  question: string,
  context: AssistantContext,
  texts: Texts,
): Promise<AssistantReply> {
  const shown = await listVisible(db, context.suppliers ?? [])
  const found: { id: number; line: string }[] = []
  for (const supplier of shown) {
    const said = saidOf({ sentence: question }, await profileOf(db, supplier))
    if (said) found.push({ id: supplier.id, line: `• ${supplier.nome}: “${said}”` })
  }
  const ids = (found.length > 0 ? found : shown).map(({ id }) => id)
  return {
    texto:
      found.length > 0
        ? [texts.about.sayers, ...found.map(({ line }) => line)].join('\n')
        : texts.about.noSayer,
    supplierIds: ids,
    suggestions: [],
    context: { ...context, ...(ids[0] ? { about: ids[0] } : {}), asked: 'terms', ofSite: false },
  }
}
