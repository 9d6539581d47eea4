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
import type { Wanted } from './rules/understanding/need.ts'
import { hasPronoun } from './rules/understanding/supplier-question.ts'
import type { AssistantContext, Search, SupplierAsked } from './rules/understanding/understood.ts'
import { tellingOf, withBetter } from './service-beside.ts'
import { findAnswers } from './service-found.ts'
import { othersWhoSay } from './service-more.ts'
import { allOfThem, nearestTo, quoteOf } from './service-quotes.ts'
import type { AssistantReply } from './service-replies.ts'
import { searchReply } from './service-search.ts'
import { whoSaysReply } from './service-shown.ts'
import { profileOf } from './service-profile.ts'
import { aboutReply, speaksOfAll, thingsOf } from './service-supplier.ts'

// What is asked after suppliers were shown, and may be about them or a need of its own.

/** Who was spoken of last, and what is asked. */
type Perhaps = NonNullable<Search['perhaps']> & {
  supplier: VisibleSupplier
  wanted: Wanted
  context: AssistantContext
  texts: Texts
}

/**
 * The first of these that answers: another of those shown says all of it; they say it; it is what the one spoken of
 * offers; others do the same need so; somebody else has all of it; and last what comes nearest in the profile.
 */
export async function perhapsAboutReply(
  db: Db,
  wanted: Wanted,
  perhaps: NonNullable<Search['perhaps']>,
  context: AssistantContext,
  texts: Texts,
): Promise<AssistantReply | undefined> {
  const { about } = context
  const [supplier] = about === undefined ? [] : await listVisible(db, [about])
  if (!supplier) return undefined
  const asked: Perhaps = { ...perhaps, supplier, wanted, context, texts }
  return (
    (await anotherSaysIt(db, asked)) ??
    (await theySayIt(db, asked)) ??
    (await theyOfferIt(db, asked)) ??
    (await somebodyElse(db, asked)) ??
    nearestOfTheirs(db, asked)
  )
}

const asFree = ({ said, words }: Perhaps): SupplierAsked => ({
  question: 'free',
  place: {},
  said,
  words,
})

async function anotherSaysIt(db: Db, asked: Perhaps): Promise<AssistantReply | undefined> {
  const { isTheirs, supplier, words, context, texts } = asked
  if (isTheirs) return undefined
  const id = await whoSaysAll(db, supplier, context.suppliers ?? [], words)
  return id === undefined ? undefined : aboutReply(db, id, asFree(asked), context, texts)
}

async function theySayIt(db: Db, asked: Perhaps): Promise<AssistantReply | undefined> {
  const { words, said, isTheirs, isOfSeveral, supplier, wanted, context, texts } = asked
  const shown = isOfSeveral ? await listVisible(db, context.suppliers ?? []) : [supplier]
  if (!(await speaksOneOf(db, shown, words, said))) return undefined
  if (isOfSeveral) return whoSaysReply(db, { said, words }, context, texts)
  const quoted = await aboutReply(db, supplier.id, asFree(asked), context, texts)
  const isOfTerms = saidOf({ sentence: said }, await profileOf(db, supplier)) !== ''
  const isNeed = !isTheirs && !isOfTerms && (await tellingOf(db, words)).length > 0
  return quoted && isNeed ? withBetter(db, quoted, supplier, wanted, texts) : quoted
}

/** The search finds it in their profile, in whichever words. */
async function theyOfferIt(db: Db, asked: Perhaps): Promise<AssistantReply | undefined> {
  const { isTheirs, supplier, wanted, said, context, texts } = asked
  if (isTheirs) return undefined
  const [best] = (await findAnswers(db, wanted, 1)).near
  if (best?.id !== supplier.id || best.closeness !== 'whole') return undefined
  // 'eles pegam a roupa no feriado?' asks for the day.
  const question: SupplierAsked = asksStrictly(said)
    ? asFree(asked)
    : { question: 'offers', place: {}, offers: wanted.categoria }
  return aboutReply(db, supplier.id, question, context, texts)
}

const isNearTheirs = async (db: Db, { words, supplier }: Perhaps): Promise<boolean> =>
  (await nearestTo(db, words, await profileOf(db, supplier))) !== ''

async function somebodyElse(db: Db, asked: Perhaps): Promise<AssistantReply | undefined> {
  const { words, said, isTheirs, asksDeed, supplier, wanted, context, texts } = asked
  const isNear = await isNearTheirs(db, asked)
  // 'e se for a distância?': another does the same, and so.
  const isOfThem = isNear || hasPronoun({ sentence: said })
  const other = isOfThem ? undefined : await othersWhoSay(db, words, context, texts)
  if (other)
    return { ...other, texto: `${texts.about.silentElsewhere(supplier.nome)} ${other.texto}` }
  const isOwn = isTheirs || (isNear && (asksDeed || words.length === 1))
  return isOwn ? undefined : whoElseReply(db, wanted, words, supplier, said, texts)
}

async function nearestOfTheirs(db: Db, asked: Perhaps): Promise<AssistantReply | undefined> {
  const { words, isTheirs, asksDeed, supplier, wanted, context, texts } = asked
  const nearest = await aboutReply(db, supplier.id, asFree(asked), context, texts)
  const isNeed =
    !isTheirs &&
    !asksDeed &&
    (await isNearTheirs(db, asked)) &&
    (await tellingOf(db, words)).length > 0
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

/** 'qual a marca?', 'tem selo?', 'participam de licitação?': of how they are, and nothing that others sell. */
const ofTheirs =
  /^ (e |mas )?(qual|quais) (e |sao )?(o|a|os|as) | (selo|marca|ficha tecnica|numero d[oe]|manual|catalogo|fotos?|loja fisica|showroom|estoque) |^ (e )?(vende\w*|atende\w*|serve\w*|fornece\w*) (para |a )?(\w+ )?(dentista|veterinari|pessoa|consultori|clinica|hospita|farmaci|laborator|particular|orgao|prefeitura)\w* |^ (ja |eles |voces |nao )*(particip|emit|fatur|aceit|venderam|forneceram|assin|garant|respond|avis)\w* /
const namesAttribute = (said: string): boolean => ofTheirs.test(said)

/** 'e dedetização?', 'vendem avental de chumbo?': somebody else does it, here or elsewhere, and this profile does not speak of it. */
async function whoElseReply(
  db: Db,
  wanted: Wanted,
  words: readonly string[],
  supplier: VisibleSupplier,
  said: string,
  texts: Texts,
): Promise<AssistantReply | undefined> {
  const telling = await tellingOf(db, words)
  if (telling.length === 0 || namesAttribute(said)) return undefined
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
