import { plainText } from 'contract/rules/text'
import type { Db } from '../database/db.ts'
import { listVisible, readerOf } from '../search/service-matches.ts'
import type { Texts } from './rules/answering/texts-portuguese.ts'
import { hasPronoun } from './rules/understanding/supplier-question.ts'
import type { Compared } from './rules/understanding/compared.ts'
import type { Wanted } from './rules/understanding/need.ts'
import type { AssistantContext, Search } from './rules/understanding/understood.ts'
import { placeName, sellersOf } from './service-found.ts'
import { findNamed, findSpokenOf, withoutName } from './service-named.ts'
import { perhapsAboutReply } from './service-perhaps.ts'
import { type AssistantReply, plainReply } from './service-replies.ts'
import { about, searchReply } from './service-search.ts'
import { severalReply } from './service-several.ts'
import { compareReply } from './service-shown.ts'
import { aboutReply } from './service-supplier.ts'

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
