import { urls } from 'contract/urls'
import { plainText } from 'contract/rules/text'
import type { Db } from '../database/db.ts'
import {
  findMatches,
  findWhere,
  listVisible,
  readerOf,
  type VisibleSupplier,
} from '../search/service-matches.ts'
import { ratingOf } from 'contract/rules/reviews'
import { isDeed } from './rules/understanding/combine.ts'
import { asksArea } from './rules/understanding/supplier-question.ts'
import { isAsker } from './rules/understanding/telling-words.ts'
import {
  asksForClients,
  asksStrictly,
  isTopic,
  professionSaid,
  reachOf,
  reachOfSomewhere,
  saidOf,
  saidOfPart,
  saidOrHours,
  sentencesOf,
} from './rules/answering/supplier-terms.ts'
import type { Texts } from './rules/answering/texts-portuguese.ts'
import type { AssistantContext, SupplierAsked } from './rules/understanding/understood.ts'
import { clientsOf, profileOf } from './service-profile.ts'
import type { AssistantReply } from './service-replies.ts'
import { placeName } from './service-found.ts'
import { isDeclared, isProfession, licenceAnswer, registered } from './service-papers.ts'
import { answerIn, nearestTo, quoteOf, someOfThem } from './service-quotes.ts'

const shortService = 500
/** 'eles demoram pra responder?' */
const asksHowSoonTheyAnswer =
  / (demora\w*|rapid\w+|logo|tempo|how (soon|fast|long)) (\w+ ){0,4}(respond\w+|retorn\w+|answer|reply)(?= )|(respond\w+|retorn\w+|answer|reply) (\w+ ){0,3}(rapid\w+|logo|tempo|demora\w*|fast|soon|quickly)(?= )/

/** An answer about one supplier; undefined when it left the directory. */
export async function aboutReply(
  db: Db,
  id: number,
  asked: SupplierAsked,
  context: AssistantContext,
  texts: Texts,
): Promise<AssistantReply | undefined> {
  const [supplier] = await listVisible(db, [id])
  if (!supplier) return undefined
  const answer = await answerAbout(db, supplier, asked, context, texts)
  const { suggestions = [] } = answer
  const isAgain = answer.texto === context.told
  const texto = isAgain ? toldAgain(supplier, answer, texts) : answer.texto
  return {
    texto,
    supplierIds: [id],
    suggestions,
    ...(answer.isNear ? { isSilent: true } : {}),
    link: { label: texts.about.page, to: urls.supplier(supplier.slug) },
    context: {
      ...context,
      suppliers: context.suppliers?.includes(id) ? context.suppliers : [id],
      about: id,
      told: answer.texto,
      offer: undefined,
      ofSite: false,
      ...(asked.question === 'shown' || asked.question === 'free' ? {} : { asked: asked.question }),
    },
  }
}

/** The same, not word by word. */
const toldAgain = ({ nome }: VisibleSupplier, { texto, isNear }: Answer, { about }: Texts) =>
  isNear ? about.silentToo(nome) : about.again(nome, texto)

/** Nothing that says it: the reader sees what comes nearest, or what there is. */
async function silent(
  db: Db,
  supplier: VisibleSupplier,
  asked: SupplierAsked,
  texts: Texts,
): Promise<Answer> {
  const { nome, servico } = supplier
  const nearest = await inOtherWords(db, supplier, asked, texts)
  return {
    texto: nearest ?? texts.about.silent(nome, shorten(servico.replace(/\s+/g, ' '))),
    isNear: true,
  }
}

/** `isNear` when it does not say what was asked. */
type Answer = { texto: string; suggestions?: string[]; isNear?: boolean }

async function answerAbout(
  db: Db,
  supplier: VisibleSupplier,
  asked: SupplierAsked,
  { wanted }: AssistantContext,
  texts: Texts,
): Promise<Answer> {
  const { nome, cidade_estado: from } = supplier
  const { about } = texts
  const isOfTerms = asked.question === 'terms' || asked.question === 'free'
  if (isOfTerms && asksHowSoonTheyAnswer.test(asked.said ?? ''))
    return { texto: about.responds(nome) }
  switch (asked.question) {
    case 'shown':
    case 'does':
      return { texto: about.does(nome, from, shorten(supplier.servico)) }
    case 'price': {
      const charges = saidOf({ sentence: ' como cobra ' }, await profileOf(db, supplier))
      const price = about.price(nome)
      return { texto: charges ? `${about.termsSaid(nome, charges)} ${price}` : price }
    }
    case 'contact':
      return { texto: about.contact(nome) }
    case 'kind':
      return { texto: about.kind(nome, supplier.Tipo_empresa === 'Empresa', from) }
    case 'terms': {
      const said = saidOrHours({ sentence: asked.said ?? '' }, await profileOf(db, supplier))
      const answer = said
        ? { texto: about.termsSaid(nome, said) }
        : await silent(db, supplier, asked, texts)
      const place = placeName(asked.place)
      // 'entregam em Passo Fundo em quanto tempo?': a quote that names other places is no yes.
      const isAway = place !== '' && (await findWhere(db, supplier, place)) === 'elsewhere'
      const away = isAway ? `${about.away(nome, from, place, supplier.atende_em)} ` : ''
      return { ...answer, texto: away + answer.texto }
    }
    case 'free': {
      const profile = await profileOf(db, supplier)
      // 'é médico?' is not answered by 'contas médicas'.
      const [only, more] = asked.words ?? []
      const alone = only && more === undefined && isProfession(only) ? only : undefined
      const told = alone ? professionSaid(alone, profile) : ''
      if (told) return { texto: about.termsSaid(nome, told) }
      const council = (asked.words ?? []).find((word) => registered(supplier, word))
      if (council) return { texto: licenceAnswer(supplier, council, texts) }
      if (alone) return { texto: about.silent(nome, shorten(supplier.servico)), isNear: true }
      const said = await answerIn(db, asked.said ?? '', asked.words ?? [], profile)
      if (said) return { texto: about.termsSaid(nome, said) }
      const what = asksStrictly(asked.said ?? '') ? '' : (asked.words ?? []).join(' ')
      return (await offersAll(db, supplier, what))
        ? { texto: await offered(db, supplier, what, texts) }
        : silent(db, supplier, asked, texts)
    }
    case 'people': {
      const clients = asksForClients(asked.said ?? '') ? await clientsOf(db, supplier) : []
      if (clients.length > 0) return { texto: about.clients(nome, clients) }
      const said = saidOf({ sentence: asked.said ?? '' }, await profileOf(db, supplier))
      // 'já fizeram em hospital também?'
      const quoted = said || (await quoteOf(db, asked.words ?? [], await profileOf(db, supplier)))
      return { texto: quoted ? about.termsSaid(nome, quoted) : about.people(nome) }
    }
    case 'trust':
      return { texto: `${about.rating(nome, ratingOf(supplier))} ${about.trust(nome)}` }
    case 'where':
      return { texto: about.where(nome, from) }
    case 'licence': {
      const paper = asked.paper ?? ''
      const answer = licenceAnswer(supplier, paper, texts)
      if (isDeclared(supplier, paper)) return { texto: answer }
      // 'certificado com rastreabilidade RBC?' may be in the profile, though it is no licence.
      const said = await nearestTo(db, paper.split(' '), await profileOf(db, supplier))
      return { texto: said ? `${answer} ${about.termsSaid(nome, said)}` : answer }
    }
    case 'place': {
      const place = placeName(asked.place)
      if (!place) {
        // 'atende a distância?'
        if (isTopic(asked.said ?? ''))
          return answerAbout(db, supplier, { ...asked, question: 'terms' }, { wanted }, texts)
        const reach = reachOfSomewhere(asked.said ?? '', await profileOf(db, supplier))
        if (supplier.atende_em.length > 0 && asksArea(asked.said ?? ''))
          return { texto: about.area(nome, from, supplier.atende_em) }
        return { texto: reach ? about.termsSaid(nome, reach) : about.wherePlace(nome, from) }
      }
      const where = await findWhere(db, supplier, place)
      // Whoever names a part of a state need not be in it.
      const isThere = where === 'here' && asked.place.area === undefined
      if (isThere) return { texto: about.here(nome, from) }
      const part =
        where === 'serves' && asked.place.cidade && supplier.atende_em.length === 0
          ? saidOfPart(asked.place.estado ?? '', await profileOf(db, supplier))
          : ''
      if (part) return { texto: about.termsSaid(nome, part) }
      if (where !== 'elsewhere') return { texto: about.serves(nome, from, place) }
      // 'chega em até três dias úteis às demais capitais' may well be an answer.
      const said = reachOf(await profileOf(db, supplier))
      const away = about.away(nome, from, place, supplier.atende_em)
      return {
        texto: said ? `${away} ${about.termsSaid(nome, said)}` : away,
        suggestions: wanted?.shown ? [about.othersIn(wanted.shown, place)] : [],
      }
    }
    case 'offers': {
      const what = asked.offers ?? ''
      if (await offersAll(db, supplier, what))
        return { texto: await offered(db, supplier, what, texts) }
      const profile = await profileOf(db, supplier)
      const asksFor = plainText(what)
      const said = saidOf({ sentence: ` ${asksFor} ` }, profile)
      // 'eles consertam?' is answered by 'assistência por dois anos'.
      const isDeedAlone = !asksFor.includes(' ') && isTopic(` ${asksFor} `)
      if (said && (isDeedAlone || (await hasAll(db, supplier, asksFor, profile))))
        return { texto: about.termsSaid(nome, said) }
      const words = asksFor.split(' ')
      const other = await inOtherWords(db, supplier, { ...asked, words }, texts)
      return {
        texto: other ?? about.offersNot(nome, what),
        suggestions: [what],
        isNear: true,
      }
    }
  }
}

/** What the profile says that comes nearest to the words of the question. */
async function inOtherWords(
  db: Db,
  supplier: VisibleSupplier,
  { said = '', words = [] }: SupplierAsked,
  { about }: Texts,
): Promise<string | undefined> {
  if (asksStrictly(said)) return undefined
  const nearest = await nearestTo(db, words, await profileOf(db, supplier), said)
  if (!nearest) return undefined
  const others = sentencesOf(supplier.servico).filter((text) => !text.includes(nearest))
  return about.nearestSaid(supplier.nome, nearest, shorten(others.join(' ')))
}

/** A word of what is traded, and not of what is done with it. */
export async function thingsOf(db: Db): Promise<(word: string) => boolean> {
  const { isTrade } = await readerOf(db)
  return (word) => isTrade(word) && !isDeed(word) && !/^\d+$/.test(word)
}

/** Of 'tem conserto de autoclave?' repairs alone are not enough: the profile speaks of every thing that is named. */
export async function speaksOfAll(
  db: Db,
  words: readonly string[],
  profile: string,
  isThing: (word: string) => boolean,
): Promise<boolean> {
  for (const word of words) {
    if (!isThing(word) || isAsker(word)) continue
    const isSaid =
      saidOf({ sentence: ` ${word} ` }, profile) || (await quoteOf(db, [word], profile))
    if (!isSaid) return false
  }
  return true
}

/** Of 'lixo' speaks who speaks of 'resíduos', too. */
async function hasAll(
  db: Db,
  supplier: VisibleSupplier,
  asked: string,
  profile: string,
): Promise<boolean> {
  const isThing = await thingsOf(db)
  for (const word of asked.split(' ')) {
    const isSaid = await speaksOfAll(db, [word], profile, isThing)
    if (!isSaid && !(await offersAll(db, supplier, word))) return false
  }
  return true
}

async function offersAll(db: Db, { id, nome }: VisibleSupplier, what: string): Promise<boolean> {
  if (what === '') return false
  const found = await findMatches(db, { categoria: `${what}.`, nomeFantasia: nome }, 5)
  return found.some((other) => other.id === id && other.closeness === 'whole')
}

/** In the words of the profile where it has them. */
async function offered(
  db: Db,
  supplier: VisibleSupplier,
  what: string,
  { about }: Texts,
): Promise<string> {
  const said = await quoteOf(
    db,
    plainText(what).split(' '),
    await profileOf(db, supplier),
    someOfThem,
  )
  const told = said || saidOf({ sentence: ` ${plainText(what)} ` }, await profileOf(db, supplier))
  return told
    ? about.termsSaid(supplier.nome, told)
    : about.inOtherWords(supplier.nome, what, shorten(supplier.servico))
}

export const shorten = (text: string) =>
  text.length <= shortService ? text : `${text.slice(0, shortService).replace(/\s+\S*$/, '')}…`
