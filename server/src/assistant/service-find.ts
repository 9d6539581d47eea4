import { plainText } from 'contract/rules/text'
import type { Db } from '../database/db.ts'
import {
  type FoundSupplier,
  listVisible,
  readerOf,
  type VisibleSupplier,
} from '../search/service-matches.ts'
import { asksStrictly, saidOf } from './rules/answering/supplier-terms.ts'
import type { Texts } from './rules/answering/texts-portuguese.ts'
import { withoutPlace } from './rules/understanding/combine.ts'
import { hasPronoun } from './rules/understanding/supplier-question.ts'
import type { Compared } from './rules/understanding/compared.ts'
import type { Wanted } from './rules/understanding/need.ts'
import type { AssistantContext, Search, SupplierAsked } from './rules/understanding/understood.ts'
import { tellingOf, withBetter } from './service-beside.ts'
import { findAnswers, placeName, sellersOf } from './service-found.ts'
import { othersWhoSay } from './service-more.ts'
import { findNamed, findSpokenOf, withoutName } from './service-named.ts'
import { type AssistantReply, plainReply } from './service-replies.ts'
import { about, searchReply } from './service-search.ts'
import { allOfThem, nearestTo, quoteOf } from './service-quotes.ts'
import { severalReply } from './service-several.ts'
import { compareReply, whoSaysReply } from './service-shown.ts'
import { aboutReply, profileOf, speaksOfAll, thingsOf } from './service-supplier.ts'

/** What comes of a search: a supplier that was named, the one spoken of last, or whoever is found. */
export async function find(
  db: Db,
  { wanted, parts, asked, compared, perhaps, besides, buys }: Search,
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
  const none =
    (await noneOfKind(db, wanted, reply, context, texts)) ??
    (await noneOfNothing(db, wanted, reply, context, texts, asked?.question === 'does'))
  if (none) return none
  if (besides !== undefined && several === undefined) return othersFirst(reply, besides)
  if (!buys || several !== undefined) return reply
  const sellers = await sellersOf(db, reply.supplierIds)
  if (sellers.length === 0 && reply.supplierIds.length > 0)
    return { ...reply, texto: texts.notSold(wanted.shown) }
  const sorted = [...new Set([...sellers, ...reply.supplierIds])]
  return { ...reply, supplierIds: sorted, context: { ...reply.context, ...about(sorted) } }
}

/** Of those who do it, who was spoken of comes last. */
function othersFirst(reply: AssistantReply, besides: number): AssistantReply {
  const { supplierIds: found, context } = reply
  if (found.length < 2 || !found.includes(besides)) return reply
  const ids = [...found.filter((id) => id !== besides), besides]
  return { ...reply, supplierIds: ids, context: { ...context, ...about(ids) } }
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

/** Words that name nothing of the trade, and nobody is found: what was found before is still spoken of. */
async function noneOfNothing(
  db: Db,
  wanted: Wanted,
  { supplierIds, search }: AssistantReply,
  context: AssistantContext,
  texts: Texts,
  /** A firm was asked about. */
  isFirm: boolean,
): Promise<AssistantReply | undefined> {
  if (supplierIds.length > 0 || !context.suppliers?.length || !context.wanted?.categoria)
    return undefined
  const { isGood, isInDictionary } = await readerOf(db)
  const words = plainText(wanted.categoria).split(' ')
  const isNeed = !isFirm && words.some((word) => isGood(word) || isInDictionary(word))
  if (isNeed) return undefined
  const place = placeName(wanted)
  const what = `${texts.forWhat(wanted.shown)}${place ? texts.inPlace(place) : ''}`
  return {
    ...plainReply(`${texts.notFound}${what}. ${texts.nobody}`, context, [
      texts.recommend,
      texts.person,
    ]),
    ...(search ? { search } : {}),
  }
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

/** What is asked after suppliers were shown: their profiles answer it before anybody else does. */
async function perhapsAboutReply(
  db: Db,
  wanted: Wanted,
  { words, said, isTheirs, isOfSeveral, asksDeed }: NonNullable<Search['perhaps']>,
  context: AssistantContext,
  texts: Texts,
): Promise<AssistantReply | undefined> {
  const { about, suppliers = [] } = context
  const [supplier] = about === undefined ? [] : await listVisible(db, [about])
  if (!supplier) return undefined
  const shown = isOfSeveral ? await listVisible(db, suppliers) : [supplier]
  const free: SupplierAsked = { question: 'free', place: {}, said, words }
  const whole = isTheirs ? undefined : await whoSaysAll(db, supplier, suppliers, words)
  if (whole !== undefined) return aboutReply(db, whole, free, context, texts)
  if (await speaksOneOf(db, shown, words, said)) {
    if (isOfSeveral) return whoSaysReply(db, { said, words }, context, texts)
    const quoted = await aboutReply(db, supplier.id, free, context, texts)
    const isOfTerms = saidOf({ sentence: said }, await profileOf(db, supplier)) !== ''
    const isNeed = !isTheirs && !isOfTerms && (await tellingOf(db, words)).length > 0
    return quoted && isNeed ? withBetter(db, quoted, supplier, wanted, texts) : quoted
  }
  const { near } = isTheirs ? { near: [] } : await findAnswers(db, wanted, 1)
  if (near[0]?.id === supplier.id && near[0].closeness === 'whole') {
    const offers: SupplierAsked = { question: 'offers', place: {}, offers: wanted.categoria }
    return aboutReply(db, supplier.id, offers, context, texts)
  }
  const isNear = (await nearestTo(db, words, await profileOf(db, supplier))) !== ''
  // 'e se for a distância?': another does the same, and so.
  const isOfThem = isNear || hasPronoun({ sentence: said })
  const other = isOfThem ? undefined : await othersWhoSay(db, words, context, texts)
  if (other)
    return { ...other, texto: `${texts.about.silentElsewhere(supplier.nome)} ${other.texto}` }
  const isOwn = isTheirs || (isNear && (asksDeed || words.length === 1))
  const elsewhere = isOwn ? undefined : await whoElseReply(db, wanted, words, supplier, texts)
  if (elsewhere) return elsewhere
  const nearest = await aboutReply(db, supplier.id, free, context, texts)
  const isNeed = isNear && !isTheirs && !asksDeed && (await tellingOf(db, words)).length > 0
  return nearest && isNeed ? withBetter(db, nearest, supplier, wanted, texts) : nearest
}

/** 'e francês?': another of those who were shown says all of it, and the one spoken of does not. */
async function whoSaysAll(
  db: Db,
  supplier: VisibleSupplier,
  suppliers: readonly number[],
  words: readonly string[],
): Promise<number | undefined> {
  if (await quoteOf(db, words, await profileOf(db, supplier), allOfThem)) return undefined
  const others = await listVisible(
    db,
    suppliers.filter((id) => id !== supplier.id),
  )
  for (const other of others) {
    if (await quoteOf(db, words, await profileOf(db, other), allOfThem)) return other.id
  }
  return undefined
}

async function speaksOneOf(
  db: Db,
  shown: readonly VisibleSupplier[],
  words: readonly string[],
  said: string,
): Promise<boolean> {
  const { isInDictionary } = await readerOf(db)
  const isTrade = await thingsOf(db)
  const isThing = (word: string) => isInDictionary(word) && isTrade(word)
  for (const supplier of shown) {
    const profile = await profileOf(db, supplier)
    if (!asksStrictly(said) && (await quoteOf(db, words, profile))) return true
    // 'tem contrato mensal?': what is no thing of the trade need not stand there.
    if ((await speaksOfAll(db, words, profile, isThing)) && saidOf({ sentence: said }, profile))
      return true
  }
  return false
}

/** 'e dedetização?', 'vendem avental de chumbo?': somebody else does it, here or elsewhere, and this profile does not speak of it. */
async function whoElseReply(
  db: Db,
  wanted: Wanted,
  words: readonly string[],
  supplier: VisibleSupplier,
  texts: Texts,
): Promise<AssistantReply | undefined> {
  const telling = await tellingOf(db, words)
  if (telling.length === 0) return undefined
  const isThing = await thingsOf(db)
  // A company has all of it, though a freelancer was wanted for the need before.
  const { tipo, ...ofAnyKind } = wanted
  let found: { other: FoundSupplier; as: Wanted } | undefined
  for (const as of tipo ? [wanted, ofAnyKind] : [wanted]) {
    for (const where of [as, withoutPlace(as)]) {
      const [other] =
        found?.other.closeness === 'whole' ? [] : (await findAnswers(db, where, 1)).near
      if (other && (!found || other.closeness === 'whole')) found = { other, as }
    }
  }
  // 'e propaganda no insta': something else, though nobody has all of it.
  const isOther = telling.length > 1 && telling.every(isThing)
  if (!found || found.other.id === supplier.id) return undefined
  if (found.other.closeness !== 'whole' && !isOther) return undefined
  const reply = await searchReply(db, found.as, texts)
  if (reply.supplierIds[0] === supplier.id) return undefined
  return { ...reply, texto: `${texts.about.silentElsewhere(supplier.nome)} ${reply.texto}` }
}
