import {
  aboutShown,
  askedOf,
  isPerhapsTheirs,
  isSurelyTheirs,
  ofThoseShown,
} from './about-shown.ts'
import { asksForPerson, isPersonWord } from './courtesy.ts'
import {
  anywhereElse,
  asksHowLong,
  asksUsToSell,
  comesAlone,
  comparedIn,
  forHealth,
  movesPlace,
  insists,
  ofWhatWasSaid,
  onlyCompanies,
  ownAccount,
  ownBusiness,
  searchCue,
  wantsTools,
  whoDoes,
} from './cues.ts'
import { combine, isDeed, ofDelivery, whichOfThem } from './combine.ts'
import { isFaqWord, matchFaq } from '../faq/match.ts'
import { sureFaq } from '../faq/sure.ts'
import { nearestFaq } from '../faq/nearest.ts'
import { faqGoneOnTo } from '../faq/topic.ts'
import { fieldQuestionIn, fieldsGoneOnTo } from '../field/field.ts'
import type { Message } from './message.ts'
import { type Directory, isAsker, type Read, type Wanted } from './need.ts'
import { hasPronoun, namesPaper, startsWithPaper, supplierQuestionIn } from './supplier-question.ts'
import { type AssistantContext, search, type Understood } from './understood.ts'

/** 'tem com AFE em Minas?': of what was looked for. */
export const isCondition = (message: Message): boolean =>
  startsWithPaper.test(message.sentence) && namesPaper(message) && message.tokens.length <= 8

/** 'nitrílica, em Cuiabá' after gloves: which of them, without a word of asking. */
const isFragment = ({ sentence, tokens }: Message, { need }: Read, directory: Directory): boolean =>
  tokens.length <= 6 &&
  !searchCue.test(sentence) &&
  need.words.every((word) => directory.isAttribute(word) || ofDelivery.test(word))

/** 'tem telefone?' where nobody was spoken of. */
const isOfUs =
  /^ (voces |aqui |o site )?(tem|teria|do you have a) (um |o |algum )?(telefone|numero|0800|phone)( daqui| de voces| para ligar| number)? $/

/** Whatever service is named beside it. */
const isBeyondDoubt = (faq: string): boolean =>
  /^(indicar|sem-acesso-ao-email|privacidade-excluir-dados|editar-perfil)$/.test(faq)

/** A message with all that is read from it. */
type Said = {
  message: Message
  context: AssistantContext
  read: Read
  /** How many of its words suppliers use. */
  trade: number
  directory: Directory
  /** The visitor's own account, or this site. */
  isOwn: boolean
  isOffTopic: boolean
  corrects: boolean
  /** What is wanted now, with what was said before. */
  wanted: Partial<Wanted>
  about: Understood | undefined
}

/**
 * What a message means that neither harms, greets nor corrects: a question, or a search. Each step says what it
 * recognises; the first one wins. Pure.
 */
export function decide(
  message: Message,
  context: AssistantContext,
  read: Read,
  directory: Directory,
  { isOffTopic, corrects, goesOn }: { isOffTopic: boolean; corrects: boolean; goesOn: boolean },
): Understood {
  const isWhich = goesOn || isFragment(message, read, directory)
  const said: Said = {
    message,
    context,
    read,
    trade: read.need.words.filter(directory.isTrade).length,
    directory,
    isOwn: ownBusiness.test(message.sentence),
    isOffTopic,
    corrects,
    wanted: combine(
      context.wanted ?? {},
      isWhich ? whichOfThem(context.wanted, read, directory, isCondition(message), corrects) : read,
      goesOn,
    ),
    about: aboutShown(message, context, read, directory),
  }
  for (const step of [ofThoseOnScreen, goneOn, written, sameNeed, ofSiteOrAccount, newNeed]) {
    const understood = step(said)
    if (understood) return understood
  }
  return { intent: 'unknown' }
}

function ofThoseOnScreen({ message, context, read, about }: Said): Understood | undefined {
  if (context.wanted?.categoria && onlyCompanies.test(message.sentence))
    return search({ ...context.wanted, tipo: 'Empresa' })
  const ofSeveral = ofThoseShown(message, context, read)
  if (ofSeveral) return ofSeveral
  return about && isSurelyTheirs(message, about) ? about : undefined
}

/** What goes on from the last answer: an explanation, a written answer, the wish for a person. */
function goneOn({ message, context, read }: Said): Understood | undefined {
  const { sentence } = message
  const field = context.explained && fieldsGoneOnTo(message, context.explained)
  if (field) return { intent: 'field', ...field }
  if (context.explained && whoDoes.test(sentence) && ofWhatWasSaid.test(sentence)) {
    const wanted = { ...context.wanted, ...read.place }
    return wanted.categoria ? search(wanted) : { intent: 'ask-need', wanted }
  }
  if (context.wantsPerson && asksHowLong.test(sentence)) return { intent: 'faq', id: 'horario' }
  const isSure = isBeyondDoubt(sureFaq(message) ?? '')
  const next = context.topic && !isSure && faqGoneOnTo(message, context.topic)
  return next ? { intent: 'faq', id: next } : undefined
}

/** Questions with a written answer, and whatever else is no search. */
function written({ message, read, trade, directory, isOffTopic, about }: Said) {
  const { sentence } = message
  const faq = (id: string): Understood => ({ intent: 'faq', id })
  const sure = sureFaq(message)
  if (sure && (isBeyondDoubt(sure) || !(wantsTools.test(sentence) && trade > 0))) return faq(sure)
  const things = read.need.words.filter(
    (word) => directory.isTrade(word) && !isPersonWord(word) && !/^\d+$/.test(word),
  )
  if (asksForPerson(message, things.length > 0)) return { intent: 'attendant' as const }
  if (asksUsToSell(sentence, trade)) return faq('nao-vendemos')
  if (about) return about
  const field = fieldQuestionIn(message)
  if (field) return { intent: 'field' as const, ...field }
  const isOutside = !forHealth.test(sentence) || / (tcc|monografia) /.test(sentence)
  return isOffTopic && isOutside ? { intent: 'off-topic' as const } : undefined
}

/** What was looked for before, somewhere else or under another condition. */
function sameNeed({
  message,
  context,
  read,
  directory,
  isOwn,
  wanted,
}: Said): Understood | undefined {
  const { sentence } = message
  const before = context.wanted
  if (!before?.categoria) return undefined
  if (anywhereElse.test(sentence)) {
    const { cidade: _, estado: __, area: ___, ...anywhere } = before
    return search(anywhere)
  }
  if (read.hasPlace && movesPlace.test(sentence) && !searchCue.test(sentence))
    return context.about !== undefined && comesAlone.test(sentence)
      ? { intent: 'about', supplier: context.about, question: 'place', place: read.place }
      : search({ ...before, ...read.place })
  // 'nem particular? nenhuma?'
  if (insists.test(sentence) && message.text.includes('?') && !read.hasPlace) return search(before)
  if (isOwn) return undefined
  const narrows =
    read.hasPlace || read.anywhere || read.except || read.tipo || read.licences.length > 0
  if (read.need.words.length === 0 && narrows) return search(wanted)
  // 'para Fortaleza, precisa chegar hoje': nothing of the trade is said anew.
  const things = read.need.words.filter((word) => directory.isTrade(word) && !isAsker(word))
  return things.length === 0 && read.hasPlace && !askedOf(message, read)
    ? search(combine(before, { ...read, need: { words: [], text: '', parts: [] } }, true))
    : undefined
}

function ofSiteOrAccount({ message, context, read, isOwn }: Said): Understood | undefined {
  const { sentence, language } = message
  const isMine = / (meu|minha|meus|minhas|my) /.test(sentence)
  if (read.need.words.length === 0 && !read.hasPlace && !isOwn && !isMine) {
    const question = supplierQuestionIn(message)
    if (question === 'price')
      return context.ofSite ? { intent: 'faq', id: 'planos-e-precos' } : { intent: 'price-of-what' }
    if (question === 'contact')
      return { intent: 'faq', id: isOfUs.test(sentence) ? 'falar-com-pessoa' : 'pedir-contato' }
  }
  if (!ownAccount.test(sentence) || language !== 'pt') return undefined
  const nearest = matchFaq(read.rest.split(' ').filter(isFaqWord).join(' '))
  return nearest && nearest.score >= 0.3 ? { intent: 'faq', id: nearest.entry.id } : undefined
}

/** A search, unless a written answer is nearer. */
function newNeed(said: Said): Understood | undefined {
  const { message, context, read, trade, directory, isOwn, corrects, wanted } = said
  const { sentence, language } = message
  const { need } = read
  // 'quem faz isso?' after an explanation asks for what was explained.
  if (context.wanted?.categoria && need.words.length === 0 && whoDoes.test(sentence))
    return search(wanted)
  const perhaps = perhapsTheirs(said)
  const isNoQuestion =
    perhaps !== undefined ||
    (corrects && !isOwn) ||
    (need.words.length === 0 && read.hasPlace && !isOwn) ||
    (context.wanted?.categoria !== undefined && isCondition(message)) ||
    (trade > 0 && !isOwn && wantsTools.test(sentence))
  const faq = isNoQuestion
    ? undefined
    : nearestFaq(message, read, directory, isOwn, trade, context.topic)
  if (faq) return { intent: 'faq', id: faq }
  if (need.words.length > 0 || perhaps) {
    const asked = askedOf(message, read)
    // 'quem esteriliza em Belém?' speaks of nobody called so.
    const isOfNobody = asked?.question === 'place' && whoDoes.test(sentence)
    const compared = comparedIn.exec(message.text)?.slice(1, 3)
    return {
      ...search(wanted),
      parts: need.parts,
      ...(asked && !isOfNobody ? { asked } : {}),
      ...(perhaps ? { perhaps } : {}),
      ...(compared ? { compared } : {}),
    }
  }
  if (wanted.certificados?.length) return search({ ...wanted, categoria: '', shown: '' })
  const isAsking =
    read.hasPlace ||
    read.tipo ||
    searchCue.test(sentence) ||
    (language === 'en' && / (need|looking|find) /.test(sentence))
  return isAsking ? { intent: 'ask-need', wanted } : undefined
}

function perhapsTheirs({ message, context, read, corrects }: Said) {
  if (corrects || !isPerhapsTheirs(message, context, read)) return undefined
  const { words } = read.need
  const isTheirs = hasPronoun(message) || words.every(isDeed)
  return { words, said: message.sentence, isTheirs }
}
