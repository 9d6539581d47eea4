import type { Language } from 'contract/rules/languages'
import { aboutShown, askedOf, isSurelyTheirs, ofThoseShown } from './about-shown.ts'
import {
  asksForMore,
  asksForPerson,
  type Courtesy,
  courtesyOf,
  greetingLength,
  isNo,
  isPersonWord,
  isYes,
} from './courtesy.ts'
import {
  asksHowLong,
  asksUsToSell,
  comparedIn,
  forHealth,
  neverMind,
  ofWhatWasSaid,
  onlyCompanies,
  ownAccount,
  ownBusiness,
  refusesPhone,
  searchCue,
  spokenOf,
  startsOn,
  tellsOn,
  wantsTools,
  whoDoes,
} from './cues.ts'
import { inPortuguese } from 'contract/rules/english'
import { combine, ofDelivery, whichOfThem } from './combine.ts'
import { correctionIn } from './correction.ts'
import { isFaqWord, matchFaq, sureFaq } from '../faq/match.ts'
import { nearestFaq } from '../faq/nearest.ts'
import { faqGoneOnTo } from '../faq/topic.ts'
import { mainClause } from './told-at-length.ts'
import { fieldQuestionIn, fieldsGoneOnTo, nameOfField } from '../field/field.ts'
import { type Message, readMessage } from './message.ts'
import { type Directory, type Place, type Read, readNeed, type Wanted } from './need.ts'
import { type Outside, outsideOf } from './off-topic.ts'
import { quantityIn } from './quantity.ts'
import { type Danger, dangerIn, staysIn } from '../safety/safety.ts'
import {
  namesPaper,
  startsWithPaper,
  type SupplierQuestion,
  supplierQuestionIn,
} from './supplier-question.ts'

export type { Directory, Place, Wanted }

/** What is remembered between two messages. */
export type AssistantContext = {
  wanted?: Partial<Wanted>
  /** How many suppliers of the last search were shown. */
  shown?: number
  /** What 'sim' would mean. */
  offer?: string
  language?: Language
  /** The suppliers of the last list, and the one that is spoken of. */
  suppliers?: number[]
  about?: number
  /** The last question about it: 'e em Recife?' asks the same again. */
  asked?: SupplierQuestion
  /** Asked for a person; the number to call back is still missing. */
  wantsPerson?: boolean
  /** What was explained last: 'quem precisa ter?', 'e CBPF?' go on from it. */
  explained?: string[]
  /** The written answer that was given last: 'e demora?' goes on about it. */
  topic?: string
  /** What the last answer warned of: a short word after it is said about the same. */
  danger?: Danger
  /** The last answer was about this site: 'quanto custa?' asks for its prices then. */
  ofSite?: boolean
}

export type SupplierAsked = {
  question: SupplierQuestion | 'shown'
  place: Place
  paper?: string
  offers?: string
  /** The question itself, folded: what the profile says of it is looked for. */
  said?: string
}

export type Understood =
  | { intent: Danger | Outside | Courtesy | 'attendant' | 'more' | 'similar' | 'declined' }
  | { intent: 'price-of-what' | 'cheapest' | 'no-phone' }
  /** Which of those who were shown hold a paper. */
  | { intent: 'who-holds'; paper: string }
  /** Which of them say something of their hours, delivery and the like. */
  | { intent: 'who-says'; said: string }
  /** Which of them come to a place. */
  | { intent: 'who-serves'; place: Place }
  /** How much of what was looked for before. */
  | { intent: 'quantity'; quantity: string }
  | { intent: 'faq'; id: string }
  | { intent: 'field'; ids: string[] }
  /** About a supplier that was shown before. */
  | ({ intent: 'about'; supplier: number } & SupplierAsked)
  /** A search; with a question should it turn out that a supplier was named. */
  | {
      intent: 'search'
      wanted: Wanted
      parts: string[]
      asked?: SupplierAsked
      compared?: string[]
    }
  /** A place or a kind, and no word yet of what is needed. */
  | { intent: 'ask-need'; wanted: Partial<Wanted> }

export type Understanding = Understood & { language: Language }

/** Reads a message without any model. Pure; what can harm comes before everything else. */
export function understand(
  text: string,
  context: AssistantContext,
  directory: Directory,
  /** The message puts right what was looked for before. */
  corrects = false,
): Understanding {
  const message = readMessage(text, context.language)
  const { language } = message
  const said = (understood: Understood): Understanding => ({ ...understood, language })
  const danger = dangerIn(message)
  // What was warned of before is said again where it is not sure what is told.
  if (danger) return said({ intent: danger === 'concern' ? (context.danger ?? danger) : danger })
  const outside = outsideOf(text, message)
  if (outside && outside !== 'off-topic') return said({ intent: outside })
  if (context.offer && isYes(message)) {
    if (context.offer === 'similar') return said({ intent: 'similar' })
    return {
      ...understand(context.offer, { ...context, offer: undefined, language }, directory),
      language,
    }
  }
  if (context.wantsPerson && refusesPhone.test(message.sentence))
    return said({ intent: 'no-phone' })
  const rest = text.replace(neverMind, '')
  if (rest !== text && context.wanted)
    return rest.trim() === ''
      ? said({ intent: 'declined' })
      : understand(rest, { ...context, offer: undefined, language }, directory)
  const declines = context.offer !== undefined || context.wanted !== undefined
  if (declines && isNo(message)) return said({ intent: 'declined' })
  const courtesy = courtesyOf(message)
  // Whoever says good-bye or curses after speaking of death is not let go.
  const complains = courtesy === 'insult' && sureFaq(message) !== undefined
  if (courtesy && !complains && (context.danger !== 'suicide' || courtesy === 'thanks'))
    return said({ intent: courtesy })
  const meant = correctionIn(message.text, context.wanted?.categoria)
  if (meant) return understand(meant, { ...context, offer: undefined, language }, directory, true)
  const clause = mainClause(message, directory)
  if (clause) return { ...atLength(clause, message, context, directory), language }
  const name = spokenOf.exec(message.text)?.[1]
  if (name) return said(searchFor(name))
  const named = withoutThis(message.text, context)
  if (named) return understand(named, { ...context, language }, directory, corrects)
  const detail = quantityOf(message, context, directory)
  if (detail) return said(detail)
  if (asksForMore(message) && context.wanted?.categoria && context.shown)
    return said({ intent: 'more' })

  const spoken = language === 'en' ? readMessage(inPortuguese(message.text), 'pt') : message
  const from = greetingLength(spoken)
  const read = readNeed(spoken, from, directory)
  if (context.danger === 'suicide' && tellsOn(message)) return said({ intent: 'suicide' })
  if (context.danger) {
    const asksElse =
      read.hasPlace ||
      sureFaq(message) !== undefined ||
      fieldQuestionIn(message) !== undefined ||
      asksForPerson(message, false) ||
      (context.danger !== 'suicide' &&
        (outside !== undefined || ownBusiness.test(message.sentence)))
    const trade = read.need.words.filter(directory.isTrade).length
    if (staysIn(context.danger, message, { asksElse, trade }))
      return said({ intent: context.danger })
  }
  return said(
    decide(message, context, read, directory, {
      isOffTopic: outside === 'off-topic',
      corrects,
      goesOn: corrects || isCondition(spoken) || startsOn.test(spoken.tokens[from]?.word ?? ''),
    }),
  )
}

const searchFor = (name: string): Understood => ({
  intent: 'search',
  wanted: { categoria: name, shown: name },
  parts: [],
  asked: { question: 'does', place: {} },
})

/** Where it was said is kept, though the need stands in another clause. */
function atLength(
  clause: string,
  message: Message,
  context: AssistantContext,
  directory: Directory,
): Understanding {
  const understood = understand(clause, { ...context, offer: undefined }, directory)
  if (understood.intent !== 'search') return understood
  const { place, hasPlace } = readNeed(message, 0, directory)
  return hasPlace ? { ...understood, wanted: { ...place, ...understood.wanted } } : understood
}

const ofThis =
  /(?<!\p{L})(disso|deste assunto|desse assunto|dessa norma|desta norma|of this|of that)(?!\p{L})/iu
const asksForThing =
  / (treinamento|curso|consultoria|assessoria|manutencao|locacao|aluguel|fornecedor\w*|empresa|especialista|profissional|training|course|supplier\w*) (\w+ )?(disso|dess[ae]|dest[ae]|of) /

/** 'um treinamento disso' after an explanation or a search: of what was spoken of. */
function withoutThis(text: string, { explained, wanted }: AssistantContext): string | undefined {
  const name = nameOfField(explained?.[0]) ?? wanted?.shown
  if (!name || !ofThis.test(text) || !asksForThing.test(readMessage(text).sentence))
    return undefined
  return text.replace(ofThis, `de ${name}`)
}

/** 'tem com AFE em Minas?': of what was looked for. */
const isCondition = (message: Message): boolean =>
  startsWithPaper.test(message.sentence) && namesPaper(message) && message.tokens.length <= 8

/** 'nitrílica, em Cuiabá' after gloves: which of them, without a word of asking. */
const isFragment = ({ sentence, tokens }: Message, { need }: Read, directory: Directory): boolean =>
  tokens.length <= 6 &&
  !searchCue.test(sentence) &&
  need.words.every((word) => directory.isAttribute(word) || ofDelivery.test(word))

/** '500 caixas' after a need says how much of it; 'em Recife' or 'quanto custa' beside it is what is asked. */
function quantityOf(
  { text, language }: Message,
  context: AssistantContext,
  directory: Directory,
): Understood | undefined {
  const found = context.wanted?.categoria ? quantityIn(text) : undefined
  if (!found) return undefined
  const { quantity, rest } = found
  const spoken = readMessage(language === 'en' ? inPortuguese(rest) : rest, 'pt')
  if (readNeed(spoken, greetingLength(spoken), directory).need.words.length > 0) return undefined
  const asked = understand(rest, { ...context, offer: undefined, language }, directory)
  const isAsked = asked.intent === 'about' || asked.intent === 'search'
  return isAsked ? asked : { intent: 'quantity', quantity }
}

function decide(
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
  if (sure && (sure === 'indicar' || !(wantsTools.test(sentence) && trade > 0)))
    return { intent: 'faq', id: sure }
  const things = need.words.filter((word) => directory.isTrade(word) && !isPersonWord(word))
  if (asksForPerson(message, things.length > 0)) return { intent: 'attendant' }
  if (asksUsToSell(sentence, trade)) return { intent: 'faq', id: 'nao-vendemos' }
  if (about) return about
  const field = fieldQuestionIn(message)
  if (field) return { intent: 'field', ...field }
  if (isOffTopic && !forHealth.test(sentence)) return { intent: 'off-topic' }

  const isOwn = ownBusiness.test(sentence)
  const wanted = combine(
    context.wanted ?? {},
    goesOn || isFragment(message, read, directory)
      ? whichOfThem(context.wanted, read, directory, isCondition(message), corrects)
      : read,
    goesOn,
  )
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
    if (question === 'contact') return { intent: 'faq', id: 'pedir-contato' }
  }
  if (ownAccount.test(sentence) && language === 'pt') {
    const nearest = matchFaq(read.rest.split(' ').filter(isFaqWord).join(' '))
    if (nearest && nearest.score >= 0.3) return { intent: 'faq', id: nearest.entry.id }
  }
  const isNoQuestion =
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
  if (need.words.length > 0) {
    return {
      intent: 'search',
      wanted: wanted as Wanted,
      parts: need.parts,
      ...(asked ? { asked } : {}),
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
