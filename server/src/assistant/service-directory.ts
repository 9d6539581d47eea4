import { phoneFormAt } from 'contract/chat'
import { urls } from 'contract/urls'
import type { Db } from '../database/db.ts'
import { readerOf } from '../search/service-matches.ts'
import type { BusinessHours } from '../jobs/business-hours.ts'
import { partAsked } from './rules/answering/part-asked.ts'
import { quotedAsTyped } from './rules/english/spoken.ts'
import { visitorIn } from './rules/faq/visitor.ts'
import { gladYouWrote, saidAgain } from './rules/safety/said-again.ts'
import { greets, helloIn } from './rules/understanding/courtesy.ts'
import { earlierOf, foundOf, withEarlier } from './rules/understanding/earlier.ts'
import { readMessage } from './rules/understanding/message.ts'
import { withoutRemarks } from './rules/understanding/two-questions.ts'
import type {
  AssistantContext,
  SupplierAsked,
  Understanding,
  Urgent,
} from './rules/understanding/understood.ts'
import {
  type AssistantReply,
  faqReply,
  fieldReply,
  plainReply,
  textsIn,
} from './service-replies.ts'
import { placeName } from './service-found.ts'
import { moreReply } from './service-more.ts'
import { similarReply } from './service-search.ts'
import {
  cheapestReply,
  compareReply,
  isOfEachShown,
  ofEachReply,
  kindOfEachReply,
  whichIsMeant,
  whoTellsIt,
  onlyTheseReply,
  whoHoldsReply,
  whoSaysReply,
  whoServesReply,
} from './service-shown.ts'
import { nearestReply } from './service-nearest.ts'
import { find } from './service-find.ts'
import { meantInstead } from './service-instead.ts'
import { type Answer, answerTwo } from './service-two.ts'
import { read } from './service-read.ts'
import { tellingClause } from './service-story.ts'
import { quantityReply } from './service-quantity.ts'
import { aboutReply } from './service-supplier.ts'
import { talkReply } from './service-talk.ts'

export { read }
export type { AssistantReply }

/** The assistant without a model: the directory's own search and the written answers, nothing else. */
export const answerFromDirectory = async (
  ...asked: Parameters<typeof understandAndAnswer>
): Promise<AssistantReply> => (await understandAndAnswer(...asked)).reply

/** The reply, and what the message was taken for. */
export async function understandAndAnswer(
  db: Db,
  text: string,
  given: AssistantContext,
  hours: BusinessHours,
): Promise<{ reply: AssistantReply; meant: Understanding }> {
  const context = withEarlier(readMessage(text), given)
  const understood = await tellingClause(db, text, await readAsked(db, text, context), context)
  let meant = understood
  const answer: Answer = async (one, before, said) => {
    const reply = await replyTo(db, one, before, hours, said)
    const instead = await meantInstead(db, said, one, reply, before)
    if (!instead) return reply
    if (one === understood) meant = instead
    return replyTo(db, instead, before, hours, said)
  }
  const reply =
    (await answerTwo(db, text, understood, context, answer)) ??
    (await answer(understood, context, text))
  const { language } = understood
  // Whoever spoke of death and then asks for something is not left without the number.
  const isStillThere = context.danger === 'suicide' && reply.context.danger === undefined
  const texts = textsIn(language)
  const greeting =
    greetsBack.has(understood.intent) && greets(text) ? `${texts.hello[helloIn(text)]} ` : ''
  const answered = `${greeting}${reply.texto}${isStillThere ? `\n\n${texts.stillThere}` : ''}`
  const isSameNeed = reply.context.wanted?.categoria === context.wanted?.categoria
  const typed = isSameNeed ? context.typed : text
  const texto = language === 'en' ? quotedAsTyped(answered, [text, typed ?? '']) : answered
  const visitor = visitorIn(readMessage(text, language)) ?? given.visitor
  const remembered = {
    ...reply.context,
    ...earlierOf(given, reply.context),
    ...foundOf(given, reply.context, reply.supplierIds),
    ...(visitor ? { visitor } : {}),
    ...(typed === undefined ? {} : { typed }),
    language,
  }
  return { reply: { ...reply, texto, context: remembered }, meant }
}

/** 'bom dia, preciso de luvas' is greeted back, too. */
const greetsBack = new Set<Understanding['intent']>(['search', 'faq', 'field', 'ask-need'])

/** What is told beside a question of the field, or beside a need, is no part of it. */
async function readAsked(db: Db, text: string, context: AssistantContext): Promise<Understanding> {
  const whole = await read(db, text, context)
  const instead = insteadOf[whole.intent]
  const asked = instead ? withoutRemarks(text) : undefined
  const alone = asked ? await read(db, asked, context) : undefined
  // 'I asked a clinic for my data. How long do they have?' asks of what it tells.
  const isOfTold =
    whole.intent === 'field' && alone?.intent === 'search' && alone.asked !== undefined
  return alone && alone.intent === instead && !isOfTold ? alone : whole
}

/** What a message may be without its remarks. */
const insteadOf: Partial<Record<Understanding['intent'], Understanding['intent']>> = {
  search: 'field',
  field: 'search',
  faq: 'search',
  about: 'about',
}

/** 'e no sábado?' */
function isClosedOn(said: string, { days }: BusinessHours): boolean {
  const { sentence } = readMessage(said)
  const isOn = (day: number) => days.first <= day && day <= days.last
  if (/ (sabados?|saturdays?) /.test(sentence)) return !isOn(6)
  if (/ (domingos?|sundays?) /.test(sentence)) return !isOn(0)
  if (/ (fi[mn]s? de semana|finais de semana|weekends?) /.test(sentence))
    return !isOn(6) && !isOn(0)
  return / (feriados?|holidays?) /.test(sentence)
}

type UrgentUnderstanding = Extract<Understanding, { intent: Urgent }>

/** No model speaks before it. */
export const isUrgent = (understood: Understanding): understood is UrgentUnderstanding =>
  Object.hasOwn(urgent, understood.intent)

const urgent: Record<Urgent, true> = {
  emergency: true,
  suicide: true,
  medical: true,
  concern: true,
  grief: true,
  violence: true,
  meddling: true,
  spam: true,
}

function urgentReply(
  { intent, language }: UrgentUnderstanding,
  before: AssistantContext,
  context: AssistantContext,
  said: string,
): AssistantReply {
  const texts = textsIn(language)
  if (intent === 'meddling' || intent === 'spam')
    return plainReply(texts[intent], { ...context, language }, [texts.whatCanYouDo])
  const again =
    before.danger === intent
      ? saidAgain(intent, before.warned ?? 0, language, readMessage(said, language).sentence)
      : undefined
  return plainReply(again?.text ?? texts[intent], {
    ...context,
    language,
    danger: intent,
    warned: again?.at ?? 0,
  })
}

/** Asked of the answer that was just given, the part that is asked for. Of the hours all is said: when the team is there, and what can be done till then. */
const partAgain = (
  reply: AssistantReply,
  said: string,
  { topic }: AssistantContext,
): AssistantReply =>
  topic !== 'horario' && reply.context.topic === topic
    ? { ...reply, texto: partAsked(reply.texto, said) }
    : reply

async function replyTo(
  db: Db,
  understood: Understanding,
  context: AssistantContext,
  hours: BusinessHours,
  said: string,
): Promise<AssistantReply> {
  const { language } = understood
  const texts = textsIn(language)
  const kept: AssistantContext = {
    ...context,
    offer: undefined,
    asked: undefined,
    wantsPerson: false,
    explained: undefined,
    danger: undefined,
    warned: undefined,
    topic: undefined,
    askedAll: undefined,
  }
  const starters = [...texts.examples.slice(0, 1), texts.plans, texts.person]
  if (isUrgent(understood)) return urgentReply(understood, context, kept, said)
  switch (understood.intent) {
    case 'greeting':
      return plainReply(`${texts.hello[helloIn(said)]} ${texts.greeting}`, kept, starters)
    case 'thanks':
    case 'goodbye':
    case 'declined':
      if (context.danger === 'emergency')
        return plainReply(texts.takeCare, { ...context, offer: undefined })
      const isGlad = context.danger === 'suicide' && understood.intent === 'thanks'
      return plainReply(isGlad ? gladYouWrote[language] : texts[understood.intent], {
        ...context,
        offer: undefined,
        danger: undefined,
      })
    case 'insult':
      return plainReply(texts.insult, kept, [texts.person])
    case 'off-topic':
      return plainReply(texts.offTopic, kept, [texts.whatCanYouDo, texts.examples[0] ?? ''])
    case 'talk':
      return talkReply(understood.about, context, hours, language)
    case 'attendant':
      // What is said where the number to call back is not known yet.
      return {
        ...plainReply(texts.phoneFirst, { ...kept, wantsPerson: true }),
        link: { label: texts.tellPhone, to: phoneFormAt },
        handOver: true,
      }
    case 'no-phone':
      return {
        ...plainReply(texts.noPhone, kept),
        link: { label: texts.supportPhone, to: urls.signup },
      }
    case 'faq': {
      const { id } = understood
      // 'como peço um orçamento?' beside a supplier
      const asked: SupplierAsked = { question: 'contact', place: {} }
      const theirs =
        id === 'pedir-contato' && context.about !== undefined && !context.ofSite
          ? await aboutReply(db, context.about, asked, kept, texts)
          : undefined
      if (theirs) return theirs
      const reply = partAgain(faqReply(id, kept, hours, language), said, context)
      if (id === 'horario' && isClosedOn(said, hours))
        return { ...reply, texto: `${texts.notThen} ${reply.texto}` }
      if (id !== 'quantos-fornecedores') return reply
      return { ...reply, texto: `${texts.soMany((await readerOf(db)).suppliers)} ${reply.texto}` }
    }
    case 'field':
      return fieldReply(understood, kept, language)
    case 'price-of-what':
      return plainReply(texts.priceOfWhat, kept, [texts.examples[0] ?? '', texts.plans])
    case 'only-these':
      return onlyTheseReply(db, kept, texts)
    case 'cheapest':
      return cheapestReply(db, { ...context, offer: undefined }, texts)
    case 'who-holds':
      return whoHoldsReply(db, understood.paper, kept, texts)
    case 'who-says':
      return whoSaysReply(db, understood, kept, texts)
    case 'who-serves':
      return whoServesReply(db, understood.place, kept, texts)
    case 'nearest':
      return nearestReply(db, understood.place, kept, texts)
    case 'compare-shown':
      return compareReply(db, (context.suppliers ?? []).slice(0, 2), kept, texts)
    case 'kind-of-each':
      return kindOfEachReply(db, kept, texts)
    case 'contact-of': {
      const id = (await whichIsMeant(db, understood, context)) ?? context.about
      const asked: SupplierAsked = { question: 'contact', place: {} }
      const reply = id === undefined ? undefined : await aboutReply(db, id, asked, kept, texts)
      return reply ?? faqReply('pedir-contato', kept, hours, language)
    }
    case 'quantity':
      return quantityReply(db, understood.quantity, { ...context, offer: undefined }, texts)
    case 'ask-need':
      return plainReply(texts.askNeed(placeName(understood.wanted)), { wanted: understood.wanted })
    case 'more':
      return moreReply(db, context, texts, understood.rather)
    case 'similar':
      return similarReply(db, context, texts)
    case 'about':
      if (isOfEachShown(understood, readMessage(said, language), context))
        return ofEachReply(db, understood, kept, texts)
      return (
        (await aboutReply(
          db,
          await whoTellsIt(db, understood, context),
          understood,
          kept,
          texts,
        )) ?? plainReply(texts.unknown, { wanted: context.wanted ?? {} }, [texts.person])
      )
    case 'search':
      return find(db, understood, kept, texts)
    case 'unknown':
      return plainReply(texts.unknown, kept, [texts.whatCanYouDo, texts.person])
  }
}
