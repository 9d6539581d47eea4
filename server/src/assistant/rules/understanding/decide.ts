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
  ofWhatWasSaid,
  onlyCompanies,
  ownAccount,
  ownBusiness,
  searchCue,
  wantsTools,
  whoDoes,
} from './cues.ts'
import { combine, isDeed, ofDelivery, whichOfThem } from './combine.ts'
import { isFaqWord, matchFaq, sureFaq } from '../faq/match.ts'
import { nearestFaq } from '../faq/nearest.ts'
import { faqGoneOnTo } from '../faq/topic.ts'
import { fieldQuestionIn, fieldsGoneOnTo } from '../field/field.ts'
import type { Message } from './message.ts'
import type { Directory, Read, Wanted } from './need.ts'
import { hasPronoun, namesPaper, startsWithPaper, supplierQuestionIn } from './supplier-question.ts'
import type { AssistantContext, Understood } from './understood.ts'

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
  /^(indicar|sem-acesso-ao-email|privacidade-excluir-dados)$/.test(faq)

/** What a message means that neither harms, greets nor corrects: a question, or a search. Pure. */
export function decide(
  message: Message,
  context: AssistantContext,
  read: Read,
  directory: Directory,
  { isOffTopic, corrects, goesOn }: { isOffTopic: boolean; corrects: boolean; goesOn: boolean },
): Understood {
  const { sentence, language } = message
  const { need } = read
  const trade = need.words.filter(directory.isTrade).length
  if (context.wanted?.categoria && onlyCompanies.test(sentence)) {
    return { intent: 'search', wanted: { ...context.wanted, tipo: 'Empresa' } as Wanted, parts: [] }
  }
  const ofSeveral = ofThoseShown(message, context, read)
  if (ofSeveral) return ofSeveral
  const about = aboutShown(message, context, read, directory)
  if (about && isSurelyTheirs(message, about)) return about
  const goneOn = context.explained && fieldsGoneOnTo(message, context.explained)
  if (goneOn) return { intent: 'field', ...goneOn }
  if (context.explained && context.wanted && whoDoes.test(sentence) && ofWhatWasSaid.test(sentence))
    return { intent: 'search', wanted: { ...context.wanted, ...read.place } as Wanted, parts: [] }
  if (context.wantsPerson && asksHowLong.test(sentence)) return { intent: 'faq', id: 'horario' }
  const next = context.topic && faqGoneOnTo(message, context.topic)
  if (next) return { intent: 'faq', id: next }
  const sure = sureFaq(message)
  if (sure && (isBeyondDoubt(sure) || !(wantsTools.test(sentence) && trade > 0)))
    return { intent: 'faq', id: sure }
  const things = need.words.filter((word) => directory.isTrade(word) && !isPersonWord(word))
  if (asksForPerson(message, things.length > 0)) return { intent: 'attendant' }
  if (asksUsToSell(sentence, trade)) return { intent: 'faq', id: 'nao-vendemos' }
  if (about) return about
  const field = fieldQuestionIn(message)
  if (field) return { intent: 'field', ...field }
  if (isOffTopic && (!forHealth.test(sentence) || / (tcc|monografia) /.test(sentence)))
    return { intent: 'off-topic' }

  const isOwn = ownBusiness.test(sentence)
  const wanted = combine(
    context.wanted ?? {},
    goesOn || isFragment(message, read, directory)
      ? whichOfThem(context.wanted, read, directory, isCondition(message), corrects)
      : read,
    goesOn,
  )
  if (context.wanted?.categoria) {
    const { categoria, shown = categoria, tipo } = context.wanted
    if (anywhereElse.test(sentence))
      return {
        intent: 'search',
        wanted: { categoria, shown, ...(tipo ? { tipo } : {}) },
        parts: [],
      }
    const moves = read.hasPlace && movesPlace.test(sentence) && !searchCue.test(sentence)
    if (moves && context.about !== undefined && comesAlone.test(sentence))
      return { intent: 'about', supplier: context.about, question: 'place', place: read.place }
    if (moves)
      return { intent: 'search', wanted: { ...context.wanted, ...read.place } as Wanted, parts: [] }
  }
  const narrows =
    read.hasPlace || read.anywhere || read.except || read.tipo || read.licences.length > 0
  const asked = askedOf(message, read)
  if (context.wanted?.categoria && need.words.length === 0 && narrows && !isOwn)
    return { intent: 'search', wanted: wanted as Wanted, parts: [] }
  // 'para Fortaleza, precisa chegar hoje': nothing of the trade is said anew.
  if (context.wanted?.categoria && trade === 0 && read.hasPlace && !isOwn && !asked) {
    const same = { ...read, need: { words: [], text: '', parts: [] } }
    return { intent: 'search', wanted: combine(context.wanted, same, true) as Wanted, parts: [] }
  }
  const question = supplierQuestionIn(message)
  const isMine = / (meu|minha|meus|minhas|my) /.test(sentence)
  if (need.words.length === 0 && !read.hasPlace && !isOwn && !isMine) {
    if (question === 'price')
      return context.ofSite ? { intent: 'faq', id: 'planos-e-precos' } : { intent: 'price-of-what' }
    if (question === 'contact')
      return { intent: 'faq', id: isOfUs.test(sentence) ? 'falar-com-pessoa' : 'pedir-contato' }
  }
  if (ownAccount.test(sentence) && language === 'pt') {
    const nearest = matchFaq(read.rest.split(' ').filter(isFaqWord).join(' '))
    if (nearest && nearest.score >= 0.3) return { intent: 'faq', id: nearest.entry.id }
  }
  const perhaps =
    !corrects && isPerhapsTheirs(message, context, read)
      ? {
          words: need.words,
          said: sentence,
          isTheirs: hasPronoun(message) || need.words.every(isDeed),
        }
      : undefined
  const isNoQuestion =
    perhaps !== undefined ||
    (need.words.length === 0 && read.hasPlace && !isOwn) ||
    (context.wanted?.categoria !== undefined && isCondition(message)) ||
    (trade > 0 && !isOwn && wantsTools.test(sentence))
  // 'quem faz isso?' after an explanation asks for what was explained.
  if (context.wanted?.categoria && need.words.length === 0 && whoDoes.test(sentence))
    return { intent: 'search', wanted: wanted as Wanted, parts: [] }
  const faq =
    isNoQuestion || (corrects && !isOwn)
      ? undefined
      : nearestFaq(message, read, directory, isOwn, trade, context.topic)
  if (faq) return { intent: 'faq', id: faq }
  const compared = comparedIn.exec(message.text)?.slice(1, 3)
  if (need.words.length > 0 || perhaps) {
    return {
      intent: 'search',
      wanted: wanted as Wanted,
      parts: need.parts,
      // 'quem esteriliza em Belém?' speaks of nobody called so.
      ...(asked && !(asked.question === 'place' && whoDoes.test(sentence)) ? { asked } : {}),
      ...(perhaps ? { perhaps } : {}),
      ...(compared ? { compared } : {}),
    }
  }
  if (wanted.certificados?.length)
    return { intent: 'search', wanted: { ...wanted, categoria: '', shown: '' }, parts: [] }
  if (
    read.hasPlace ||
    read.tipo ||
    searchCue.test(sentence) ||
    (language === 'en' && / (need|looking|find) /.test(sentence))
  )
    return { intent: 'ask-need', wanted }
  return { intent: 'unknown' }
}
