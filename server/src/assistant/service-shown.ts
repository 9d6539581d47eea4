import { plainText } from 'contract/rules/text'
import { urls } from 'contract/urls'
import type { Db } from '../database/db.ts'
import { findWhere, listVisible, type VisibleSupplier } from '../search/service-matches.ts'
import { asksStrictly, reachOf, saidOf, saidOrHours } from './rules/answering/supplier-terms.ts'
import type { Texts } from './rules/answering/texts-portuguese.ts'
import { placeIn } from './rules/understanding/combine.ts'
import type { Message } from './rules/understanding/message.ts'
import type { Place } from './rules/understanding/need.ts'
import type { AssistantContext, SupplierAsked } from './rules/understanding/understood.ts'
import type { AssistantReply } from './service-replies.ts'
import { findNamed } from './service-named.ts'
import { findAnswers, placeName } from './service-found.ts'
import { heldOf, licenceAnswer, papersIn } from './service-papers.ts'
import { profileOf } from './service-profile.ts'
import { shorten } from './service-supplier.ts'
import { allOfThem, quoteOf } from './service-quotes.ts'

// Answers about several suppliers that were shown or named, beside one another.

/** Their cards below it; what is asked next is about the first of them. */
export function ofShown(
  texto: string,
  cards: readonly { id: number }[],
  context: AssistantContext,
): AssistantReply {
  const [first] = cards
  return {
    texto,
    supplierIds: cards.map(({ id }) => id),
    suggestions: [],
    context: { ...context, ...(first ? { about: first.id } : {}), ofSite: false },
  }
}

/** Nobody's prices are known here: those who were shown, and how to get several proposals. */
export async function cheapestReply(
  db: Db,
  context: AssistantContext,
  texts: Texts,
): Promise<AssistantReply> {
  const shown = await listVisible(db, context.suppliers ?? [])
  return {
    texto: texts.cheapest,
    supplierIds: shown.map(({ id }) => id),
    suggestions: [texts.more],
    link: { label: texts.quantity.bank, to: urls.bank },
    context,
  }
}

const plural = / (eles|elas|deles|delas|they|them|their) /
/** 'qual o valor cobrado por eles?' is of each. */
export const isOfEachShown = (
  { question }: SupplierAsked,
  { sentence }: Pick<Message, 'sentence'>,
  { suppliers = [] }: AssistantContext,
): boolean =>
  (question === 'price' || question === 'contact') && suppliers.length > 1 && plural.test(sentence)

/** What each charges, as far as the profiles say it, or how each is reached. */
export async function ofEachReply(
  db: Db,
  { question }: SupplierAsked,
  context: AssistantContext,
  texts: Texts,
): Promise<AssistantReply> {
  const shown = await listVisible(db, context.suppliers ?? [])
  const names = shown.map(({ nome }) => nome)
  const { about } = texts
  if (question === 'contact') return ofShown(about.contactOfEach(names), shown, context)
  const charges = await linesOf(shown, async (supplier) =>
    saidOf({ sentence: ' como cobra ' }, await profileOf(db, supplier)),
  )
  const said = charges.length > 0 ? [about.sayers, ...charges.map(({ line }) => line)] : []
  return ofShown([...said, about.priceOfEach(names)].join('\n'), shown, context)
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
  // 'têm certificado?', 'têm licença sanitária e AFE?'
  if (paper === '' || papersIn(paper).length > 1)
    return ofShown(shown.map((each) => licenceAnswer(each, paper, texts)).join('\n'), shown, {
      ...context,
      askedAll: 'licence',
    })
  const holders = shown.filter((supplier) => heldOf(supplier, paper).held.length > 0)
  const [first] = shown
  const name = first ? heldOf(first, paper).name : ''
  const names = holders.map(({ nome }) => nome)
  const texto = names.length > 0 ? texts.about.holders(name, names) : texts.about.noHolder(name)
  return ofShown(texto, holders.length > 0 ? holders : shown, { ...context, askedAll: 'licence' })
}

/** Which of those who were shown are companies. */
export async function kindOfEachReply(
  db: Db,
  context: AssistantContext,
  texts: Texts,
): Promise<AssistantReply> {
  const shown = await listVisible(db, context.suppliers ?? [])
  const lines = shown.map(({ nome, cidade_estado, Tipo_empresa }) =>
    texts.about.kind(nome, Tipo_empresa === 'Empresa', cidade_estado),
  )
  return ofShown(lines.join('\n'), shown, context)
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
  const others = shown.filter((supplier) => !serving.includes(supplier))
  const near = others.filter(({ cidade_estado }) => cidade_estado.endsWith(`/${place.estado}`))
  const [nearest] = near
  const names = serving.map(({ nome }) => nome)
  const { about } = texts
  const answer = names.length > 0 ? about.serving(name, names) : about.nobodyServes(name)
  const inState = nearest ? ` ${about.nearest(nearest.nome, nearest.cidade_estado)}` : ''
  const reaching = await linesOf(others, async (supplier) => reachOf(await profileOf(db, supplier)))
  const reach = reaching.length > 0 ? [about.sayers, ...reaching.map(({ line }) => line)] : []
  const ids = new Set([...serving, ...near, ...reaching].map(({ id }) => id))
  const cards = shown.filter(({ id }) => ids.size === 0 || ids.has(id))
  return {
    ...ofShown([answer + inState, ...reach].join('\n'), cards, { ...context, askedAll: 'place' }),
    suggestions: context.wanted?.shown ? [about.othersIn(context.wanted.shown, name)] : [],
  }
}

/** What each of them says, of those who say something. */
async function linesOf(
  shown: readonly VisibleSupplier[],
  said: (supplier: VisibleSupplier) => Promise<string>,
): Promise<{ id: number; line: string }[]> {
  const all = await Promise.all(
    shown.map(async (supplier) => ({ supplier, text: await said(supplier) })),
  )
  return all.flatMap(({ supplier: { id, nome }, text }) =>
    text ? [{ id, line: `• ${nome}: “${text}”` }] : [],
  )
}

/** Of those who were shown the one in this place, or that speaks of these words; should there be none, whoever does it there. */
export async function whichIsMeant(
  db: Db,
  { words, place }: { words: readonly string[]; place: Place },
  { suppliers = [], wanted = {} }: AssistantContext,
): Promise<number | undefined> {
  const { cidade, estado } = place
  const from = cidade ? `${cidade}/${estado}` : estado ? `/${estado}` : undefined
  if (words.length === 0 && !from) return undefined
  const named = words.length > 0 ? await findNamed(db, words.join(' ')) : undefined
  if (named) return named.id
  const shown = await listVisible(db, suppliers)
  const there = shown.find(({ cidade_estado }) => from && cidade_estado.endsWith(from))
  if (there) return there.id
  const speaking = from ? undefined : await whoSpeaksOf(db, words, shown)
  if (speaking) return speaking.id
  const meant = from ? { ...wanted, ...place } : { ...placeIn(wanted), categoria: words.join(' ') }
  const { near, away } = await findAnswers(db, meant, 1)
  return (near[0] ?? away[0])?.id
}

/** 'em quanto tempo ela revisa o rótulo?': of those who were shown the one who tells it of that very thing. */
export async function whoTellsIt(
  db: Db,
  { supplier, question, said = '', words = [] }: SupplierAsked & { supplier: number },
  { suppliers = [] }: AssistantContext,
): Promise<number> {
  const others = suppliers.filter((id) => id !== supplier)
  if (question !== 'terms' || words.length === 0 || others.length === 0) return supplier
  for (const one of await listVisible(db, [supplier, ...others])) {
    const told = plainText(saidOf({ sentence: said }, await profileOf(db, one))).split(' ')
    if (words.some((word) => word.length > 4 && told.some((other) => sameStart(word, other))))
      return one.id
  }
  return supplier
}

/** 'revisa', 'revisão' */
const sameStart = (one: string, other: string) => other.startsWith(one.slice(0, 5))

/** Of all the words rather than of most of them. */
async function whoSpeaksOf(
  db: Db,
  words: readonly string[],
  shown: readonly VisibleSupplier[],
): Promise<VisibleSupplier | undefined> {
  const said = await Promise.all(
    shown.map(async (supplier) => {
      const { nome, especialidade } = supplier
      return { supplier, text: `${nome}. ${especialidade}. ${await profileOf(db, supplier)}` }
    }),
  )
  for (const least of [allOfThem, undefined]) {
    for (const { supplier, text } of said) {
      if (await quoteOf(db, words, text, least)) return supplier
    }
  }
  return undefined
}

/** What two suppliers say of themselves, side by side. */
export async function compareReply(
  db: Db,
  ids: readonly number[],
  context: AssistantContext,
  texts: Texts,
): Promise<AssistantReply> {
  const both = await listVisible(db, ids)
  const lines = both.map(
    ({ nome, cidade_estado, servico }) =>
      `• ${texts.about.does(nome, cidade_estado, shorten(servico))}`,
  )
  const texto = [texts.about.compared, ...lines].join('\n')
  return ofShown(texto, both, { ...context, suppliers: [...ids] })
}

/** What the profiles of those who were shown say of hours, delivery and the like, or of a thing. */
export async function whoSaysReply(
  db: Db,
  { said: question, words }: { said: string; words: readonly string[] },
  context: AssistantContext,
  texts: Texts,
): Promise<AssistantReply> {
  const shown = await listVisible(db, context.suppliers ?? [])
  const asked = { sentence: question }
  const telling = await linesOf(shown, async (supplier) => {
    const profile = await profileOf(db, supplier)
    const said = (await quoteOf(db, words, profile, allOfThem)) || saidOf(asked, profile)
    return said || (asksStrictly(question) ? '' : quoteOf(db, words, profile))
  })
  const silent = shown.filter(({ id }) => !telling.some((other) => other.id === id))
  // Whoever says nothing of the day may give the hours.
  const hours = await linesOf(silent, async (supplier) =>
    saidOrHours(asked, await profileOf(db, supplier)),
  )
  const found = [...telling, ...hours]
  const others =
    found.length < shown.length ? [texts.about.othersSilent(shown.length - found.length)] : []
  const texto =
    found.length > 0
      ? [texts.about.sayers, ...found.map(({ line }) => line), ...others].join('\n')
      : texts.about.noSayer
  return ofShown(texto, found.length > 0 ? found : shown, { ...context, askedAll: 'terms' })
}
