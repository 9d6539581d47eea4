import { urls } from 'contract/urls'
import { licences } from 'contract/rules/licences'
import { plainText } from 'contract/rules/text'
import type { Db } from '../database/db.ts'
import {
  findMatches,
  findWhere,
  listVisible,
  readerOf,
  type VisibleSupplier,
} from '../search/service-matches.ts'
import { hasOwnPage, planHas } from 'contract/rules/plans'
import { ratingOf } from 'contract/rules/reviews'
import { selectPublicTexts } from './queries.ts'
import { isDeed } from './rules/understanding/combine.ts'
import { readLicences } from './rules/understanding/licences.ts'
import { readMessage } from './rules/understanding/message.ts'
import { isAsker } from './rules/understanding/need.ts'
import {
  factLines,
  oneOfThem,
  quoteOf,
  saidOf,
  saidOrHours,
} from './rules/answering/supplier-terms.ts'
import type { Texts } from './rules/answering/texts-portuguese.ts'
import type { AssistantContext, SupplierAsked } from './rules/understanding/understood.ts'
import type { AssistantReply } from './service-replies.ts'
import { placeName } from './service-search.ts'

const shortService = 400
const mostPapers = 6

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
  const { texto, suggestions = [] } = await answerAbout(db, supplier, asked, context, texts)
  return {
    texto,
    supplierIds: [id],
    suggestions,
    link: { label: texts.about.page, to: urls.supplier(supplier.slug) },
    context: {
      ...context,
      suppliers: context.suppliers?.includes(id) ? context.suppliers : [id],
      about: id,
      offer: undefined,
      ofSite: false,
      ...(asked.question === 'shown' || asked.question === 'free' ? {} : { asked: asked.question }),
    },
  }
}

/** How much is needed is told the supplier, not the assistant: to those who were shown, or to all in the bank. */
export async function quantityReply(
  db: Db,
  quantity: string,
  context: AssistantContext,
  texts: Texts,
): Promise<AssistantReply> {
  const { suppliers = [], about, asked } = context
  const isOneMeant = about !== undefined && (asked !== undefined || about !== suppliers[0])
  const meant = isOneMeant ? [about] : suppliers
  const shown = await listVisible(db, meant)
  const [only] = shown
  const names = shown.map(({ nome }) => nome)
  const bank = { label: texts.quantity.bank, to: urls.bank }
  return {
    texto:
      names.length > 0
        ? texts.quantity.tellThem(quantity, names)
        : texts.quantity.tellAll(quantity),
    supplierIds: shown.map(({ id }) => id),
    suggestions: [],
    link:
      only && shown.length === 1 ? { label: texts.about.page, to: urls.supplier(only.slug) } : bank,
    context,
  }
}

type Answer = { texto: string; suggestions?: string[] }

async function answerAbout(
  db: Db,
  supplier: VisibleSupplier,
  asked: SupplierAsked,
  { wanted }: AssistantContext,
  texts: Texts,
): Promise<Answer> {
  const { nome, cidade_estado: from } = supplier
  const { about } = texts
  switch (asked.question) {
    case 'shown':
      return { texto: about.shown(nome, from) }
    case 'price':
      return { texto: about.price(nome) }
    case 'contact':
      return { texto: about.contact(nome) }
    case 'kind':
      return { texto: about.kind(nome, supplier.Tipo_empresa === 'Empresa', from) }
    case 'terms': {
      const said = saidOrHours({ sentence: asked.said ?? '' }, await profileOf(db, supplier))
      return { texto: said ? about.termsSaid(nome, said) : about.terms(nome) }
    }
    case 'free': {
      const profile = await profileOf(db, supplier)
      const said =
        saidOrHours({ sentence: asked.said ?? '' }, profile) || quoteOf(asked.words ?? [], profile)
      if (said) return { texto: about.termsSaid(nome, said) }
      const what = (asked.words ?? []).join(' ')
      return {
        texto: (await offersAll(db, supplier, what))
          ? await offered(db, supplier, what, texts)
          : about.terms(nome),
      }
    }
    case 'people': {
      const said = saidOf({ sentence: asked.said ?? '' }, await profileOf(db, supplier))
      return { texto: said ? about.termsSaid(nome, said) : about.people(nome) }
    }
    case 'trust':
      return { texto: `${about.rating(nome, ratingOf(supplier))} ${about.trust(nome)}` }
    case 'where':
      return { texto: about.where(nome, from) }
    case 'does':
      return { texto: about.does(nome, from, shorten(supplier.servico)) }
    case 'licence':
      return { texto: licenceAnswer(supplier, asked.paper ?? '', texts) }
    case 'place': {
      const place = placeName(asked.place)
      if (!place) return { texto: about.wherePlace(nome) }
      const where = await findWhere(db, supplier, place)
      if (where === 'here') return { texto: about.here(nome, from) }
      if (where === 'serves') return { texto: about.serves(nome, from, place) }
      return {
        texto: about.away(nome, from, place, supplier.atende_em),
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
      return said && (await hasAll(db, supplier, asksFor, profile))
        ? { texto: about.termsSaid(nome, said) }
        : { texto: about.offersNot(nome, what), suggestions: [what] }
    }
  }
}

/** A word of what is traded, and not of what is done with it. */
export async function thingsOf(db: Db): Promise<(word: string) => boolean> {
  const { isTrade } = await readerOf(db)
  return (word) => isTrade(word) && !isDeed(word) && !/^\d+$/.test(word)
}

/** Of 'tem conserto de autoclave?' repairs alone are not enough: the profile speaks of every thing that is named. */
export function speaksOfAll(
  words: readonly string[],
  profile: string,
  isThing: (word: string) => boolean,
): boolean {
  const has = (word: string) =>
    quoteOf([word], profile) !== '' || saidOf({ sentence: ` ${word} ` }, profile) !== ''
  return words.every((word) => !isThing(word) || isAsker(word) || has(word))
}

/** Of 'lixo' speaks who speaks of 'resíduos', too. */
async function hasAll(
  db: Db,
  supplier: VisibleSupplier,
  asked: string,
  profile: string,
): Promise<boolean> {
  const isThing = await thingsOf(db)
  const open = asked.split(' ').filter((word) => !speaksOfAll([word], profile, isThing))
  const found = await Promise.all(open.map((word) => offersAll(db, supplier, word)))
  return found.every(Boolean)
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
  const said = quoteOf(plainText(what).split(' '), await profileOf(db, supplier), oneOfThem)
  return said ? about.termsSaid(supplier.nome, said) : about.offers(supplier.nome, what)
}

/** What the supplier declares of the paper that was asked for; a list of all is shown by plans that show it. */
function licenceAnswer(supplier: VisibleSupplier, paper: string, texts: Texts): string {
  const { about } = texts
  const { nome, plan, certificados } = supplier
  const asked = papersIn(paper).map((each) => heldOf(supplier, each))
  const held = [...new Set(asked.flatMap((each) => each.held))]
  const missing = asked.flatMap((each) => (each.held.length === 0 ? [each.name] : []))
  const name = missing.join(', ')
  if (held.length > 0) {
    const said = about.licence(nome, held.join(', '))
    return name === '' ? said : `${said} ${about.noLicence(nome, name, '')}`
  }
  const listed = planHas(plan, 'certificates') ? certificados : []
  const rest = listed.length > mostPapers ? texts.andOthers : ''
  const all = listed.slice(0, mostPapers).join(', ') + rest
  if (name !== '') return about.noLicence(nome, name, all)
  return all === '' ? about.noLicences(nome) : about.licence(nome, all)
}

const abbreviation =
  /^(?:afe|ae|cbpf|cbpda|bpf|crea|crf|coren|crm|cau|crq|oab|ona|avcb|rbc|inmetro)$/

/** 'AFE e CBPDA' are two. */
function papersIn(paper: string): string[] {
  const words = paper.split(' ').filter(Boolean)
  return words.length > 1 && words.every((word) => abbreviation.test(word)) ? words : [paper]
}

/** 'tem engenheiro registrado?' asks for who registers engineers. */
const councils: Readonly<Record<string, string>> = {
  engenheir: 'CREA',
  arquitet: 'CAU',
  medic: 'CRM',
  farmaceutic: 'CRF',
  enfermeir: 'COREN',
  dentist: 'CRO',
  fisioterapeut: 'CREFITO',
  advogad: 'OAB',
}
/** What is asked for by who gives it. */
const givenBy: Readonly<Record<string, string>> = {
  vigilancia: 'licenca sanitaria',
  'vigilancia sanitaria': 'licenca sanitaria',
  bombeiros: 'avcb',
  'corpo bombeiros': 'avcb',
  prefeitura: 'alvara funcionamento',
}

/** 'registro em conselho', whichever: CRF-RJ, CREA, OAB. */
const ofCouncil = /^Registro (?:no|na) (C[A-Z]{2,}|OAB)/

/** Those of the supplier's papers that are the one asked for, and what it is called. */
export function heldOf({ certificados }: VisibleSupplier, asked: string) {
  const paper = givenBy[asked] ?? asked
  // 'com' makes a name of the checklist out of 'alvará sanitário'.
  const [known] = [paper, `licenca ${paper}`].flatMap(
    (name) => readLicences(readMessage(`com ${name}`, 'pt').tokens).found,
  )
  const council = councils[paper.replace(/[oa]?s?$/, '')]
  if (paper === 'conselho' || council)
    return {
      held: certificados.filter((text) => {
        const [, given] = ofCouncil.exec(text) ?? []
        return given !== undefined && given === (council ?? given)
      }),
      name: council ?? 'conselho profissional',
    }
  // 'ISO 9001' is a name of its own, though the checklist has one for all such.
  const isListed = known !== undefined && !/\d/.test(paper)
  const words = (isListed ? plainText(known) : paper).split(' ').filter((word) => word.length > 1)
  const held = certificados.filter((text) => {
    const own = plainText(text).split(' ')
    return isListed
      ? text === known
      : words.every((word) => own.some((other) => isForm(other, word)))
  })
  const name = isListed
    ? known
    : (licences.find((licence) => plainText(licence) === paper) ?? paper.toUpperCase())
  return words.length > 0 ? { held, name } : { held: [], name: '' }
}

/** 'acreditados' asks for an 'acreditação'. */
const isForm = (own: string, asked: string): boolean =>
  own === asked || (asked.length > 8 && own.startsWith(asked.slice(0, -3)))

/** The public text of a profile, with what its own page says in short. */
export async function profileOf(db: Db, { id, servico, plan }: VisibleSupplier): Promise<string> {
  const { info, page } = await selectPublicTexts(db, id)
  return [...(page && hasOwnPage(plan) ? factLines(page) : []), servico, info].join('\n')
}

export const shorten = (text: string) =>
  text.length <= shortService ? text : `${text.slice(0, shortService).replace(/\s+\S*$/, '')}…`
