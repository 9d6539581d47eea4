import { plainText } from 'contract/rules/text'
import type { Db } from '../database/db.ts'
import { listVisible, readerOf } from '../search/service-matches.ts'
import { quoteOf, saidOf } from './rules/answering/supplier-terms.ts'
import type { Texts } from './rules/answering/texts-portuguese.ts'
import { withoutPlace } from './rules/understanding/combine.ts'
import { hasPronoun } from './rules/understanding/supplier-question.ts'
import type { Compared } from './rules/understanding/compared.ts'
import type { Wanted } from './rules/understanding/need.ts'
import type { AssistantContext, Search, SupplierAsked } from './rules/understanding/understood.ts'
import { findAnswers, sells } from './service-found.ts'
import { findNamed, findSpokenOf, withoutName } from './service-named.ts'
import { type AssistantReply, plainReply } from './service-replies.ts'
import { searchReply } from './service-search.ts'
import { severalReply } from './service-several.ts'
import { compareReply } from './service-shown.ts'
import { aboutReply, profileOf, speaksOfAll, thingsOf } from './service-supplier.ts'

/** What comes of a search: a supplier that was named, the one spoken of last, or whoever is found. */
export async function find(
  db: Db,
  { wanted, parts, asked, compared, perhaps, buys }: Search,
  context: AssistantContext,
  texts: Texts,
): Promise<AssistantReply> {
  const ids = compared ? await findCompared(db, compared, context) : []
  if (ids.length > 1) return compareReply(db, ids, context, texts)
  const named =
    (await findNamed(db, wanted.categoria)) ?? (asked && (await findSpokenOf(db, wanted.categoria)))
  if (named) {
    const question = asked
      ? withoutName(asked, named.nome)
      : { question: 'does' as const, place: {} }
    const reply = await aboutReply(db, named.id, question, { ...context, wanted }, texts)
    if (reply) return reply
  }
  const theirs = perhaps && (await perhapsAboutReply(db, wanted, perhaps, context, texts))
  if (theirs) return theirs
  const several = parts.length > 1 ? await severalReply(db, wanted, parts, texts) : undefined
  const note = asked?.question === 'price' ? texts.priceNote : ''
  const reply = several ?? (await searchReply(db, wanted, texts, note))
  const none = await noneOfKind(db, wanted, reply, context, texts)
  if (none) return none
  const isSold = !buys || several !== undefined || (await sells(db, reply.supplierIds))
  return isSold ? reply : { ...reply, texto: texts.notSold(wanted.shown) }
}

/** Where nothing says that they are compared, each has to have a name of its own: 'a Aferis ou a Clinengi?' */
async function findCompared(
  db: Db,
  { names, isSure }: Compared,
  { about }: AssistantContext,
): Promise<number[]> {
  const found = await Promise.all(
    names.map(async (name) =>
      hasPronoun({ sentence: ` ${plainText(name)} ` })
        ? { id: about }
        : isSure
          ? findNamed(db, name, () => true)
          : ((await findNamed(db, name)) ?? (await findSpokenOf(db, name))),
    ),
  )
  return [...new Set(found.flatMap((supplier) => supplier?.id ?? []))]
}

/** 'só empresas', where only those do it who were shown and are none: they are not named again. */
async function noneOfKind(
  db: Db,
  { tipo, shown: what }: Wanted,
  { supplierIds, search }: AssistantReply,
  context: AssistantContext,
  texts: Texts,
): Promise<AssistantReply | undefined> {
  const isSameAgain = supplierIds.every((id) => context.suppliers?.includes(id))
  if (!tipo || supplierIds.length === 0 || !isSameAgain) return undefined
  const found = await listVisible(db, supplierIds)
  if (found.some(({ Tipo_empresa }) => Tipo_empresa === tipo)) return undefined
  const texto = tipo === 'Empresa' ? texts.noCompany(what) : texts.noFreelancer(what)
  return {
    ...plainReply(texto, context, [texts.recommend, texts.person]),
    ...(search ? { search: { ...search, results: 0 } } : {}),
  }
}

/** About the supplier shown last where its profile speaks of it, and where nobody else is found for it. */
async function perhapsAboutReply(
  db: Db,
  wanted: Partial<Wanted>,
  { words, said, isTheirs }: NonNullable<Search['perhaps']>,
  context: AssistantContext,
  texts: Texts,
): Promise<AssistantReply | undefined> {
  const { about } = context
  const [supplier] = about === undefined ? [] : await listVisible(db, [about])
  if (!supplier) return undefined
  const { isInDictionary } = await readerOf(db)
  const isThing = await thingsOf(db)
  const profile = await profileOf(db, supplier)
  const hasAll = speaksOfAll(words, profile, isThing)
  const isSpokenOf =
    quoteOf(words, profile) !== '' || (hasAll && saidOf({ sentence: said }, profile) !== '')
  // 'e dosimetria?': another of those who were shown speaks of it.
  const others =
    isSpokenOf || words.length > 1 ? [] : (context.suppliers ?? []).filter((id) => id !== about)
  for (const shown of await listVisible(db, others)) {
    if (quoteOf(words, await profileOf(db, shown)) === '') continue
    return aboutReply(db, shown.id, { question: 'free', place: {}, said, words }, context, texts)
  }
  const found = isTheirs || isSpokenOf ? undefined : await findAnswers(db, wanted, 1)
  const [other] = found?.near ?? []
  // 'e propaganda no insta': something else, though nobody has all of it.
  const isOther = words.length > 1 && words.every(isThing)
  const isFound = other !== undefined && (other.closeness === 'whole' || isOther)
  if (isFound && other.id !== supplier.id) return undefined
  // Nor here, nor with this one: then elsewhere.
  if (!isTheirs && !isSpokenOf && !isFound && isOther) return undefined
  // 'e dedetização?' is a service by its name alone.
  const isService = words.length === 1 && isInDictionary(words[0] ?? '') && isThing(words[0] ?? '')
  if (found && !isFound && (isService || words.filter(isThing).length > 1)) {
    const { near } = await findAnswers(db, withoutPlace(wanted), 1)
    if (near[0]?.closeness === 'whole') return undefined
  }
  const asked: SupplierAsked = isFound
    ? { question: 'offers', place: {}, offers: wanted.categoria ?? '' }
    : { question: 'free', place: {}, said, words }
  return aboutReply(db, supplier.id, asked, context, texts)
}
