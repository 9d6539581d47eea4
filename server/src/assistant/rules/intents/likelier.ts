import { type FaqId, isFaqId } from '../faq/faq.ts'
import { nearestField } from '../field/nearest.ts'
import { fieldQuestionIn, fieldsGoneOnTo, fieldsNamed } from '../field/field.ts'
import { paperOf } from '../understanding/about-shown.ts'
import { asksToKnow } from '../understanding/asks-to-know.ts'
import { withoutPlace } from '../understanding/combine.ts'
import type { Message } from '../understanding/message.ts'
import type { Read } from '../understanding/need.ts'
import { hasPronoun } from '../understanding/supplier-question.ts'
import {
  type AssistantContext,
  search,
  type SupplierAsked,
  type Understood,
} from '../understanding/understood.ts'
import type { Guess } from './classifier.ts'
import { ofLastAnswer } from './of-last-answer.ts'

// The rules of understanding/ make a search of what they do not know, or a question about the supplier that was shown. Where
// that leads nowhere, the classifier, which has seen how thousands of messages are worded, may know better.

/** How far the rules came: nothing understood, a need of nothing, nobody found, a profile that does not say it, who has a part of it, who has all of it, a written answer. */
export type Outcome =
  | 'unknown'
  | 'vague'
  | 'off-topic'
  | 'nobody'
  | 'silent'
  | 'part'
  | 'found'
  | 'written'

type Kind = 'faq' | 'field' | 'about' | 'talk' | 'need'

type LeastSure = Readonly<Record<Outcome, Partial<Record<Kind, number>>>>

/** How sure the classifier has to be of each kind, by how far the rules came; what is missing is never believed. */
const leastSure: LeastSure = {
  unknown: { faq: 0.4, field: 0.6, about: 0.6, talk: 0.6 },
  vague: { faq: 0.75, talk: 0.8 },
  'off-topic': { faq: 0.9 },
  nobody: { faq: 0.75, field: 0.6, about: 0.6, talk: 0.8 },
  silent: { faq: 0.85, field: 0.8, about: 0.75, talk: 0.8, need: 0.9 },
  part: { faq: 0.75, field: 0.8, about: 0.7, talk: 0.9 },
  written: { faq: 0.9, about: 0.95 },
  found: { faq: 0.93, field: 0.96, about: 0.9, talk: 0.97 },
}
/** Where it is as good as sure that nothing is needed, its next best guess will do. */
const leastSureWithoutNeed: LeastSure = {
  ...leastSure,
  unknown: { faq: 0.25, field: 0.4, about: 0.4, talk: 0.4 },
  'off-topic': { faq: 0.6 },
  silent: { faq: 0.75, field: 0.7, about: 0.75, talk: 0.6, need: 0.9 },
  written: { faq: 0.9, about: 0.95, talk: 0.93, field: 0.95 },
  nobody: { faq: 0.4, field: 0.4, about: 0.45, talk: 0.5 },
  part: { faq: 0.45, field: 0.5, about: 0.5, talk: 0.5 },
  found: { faq: 0.55, field: 0.6, about: 0.9, talk: 0.6 },
}
const mostNeed = 0.05

const needIn = (guesses: readonly Guess[]): number =>
  guesses.find(({ label }) => label === 'need')?.probability ?? 0

const isNoNeed = ({ read }: Said, guesses: readonly Guess[]): boolean =>
  !read.hasPlace && needIn(guesses) < mostNeed

/** Whoever was found for a question of the site is wrong, whichever of two answers it asks for. */
function certainty([best, second]: readonly Guess[], outcome: Outcome): number {
  if (!best) return 0
  const isOfSite = [best, second].every((guess) => guess?.label.startsWith('faq:'))
  const mayBeEither = isOfSite && (outcome === 'part' || outcome === 'found')
  return best.probability + (mayBeEither ? (second?.probability ?? 0) : 0)
}

export type Said = { message: Message; read: Read; context: AssistantContext }

/** What was meant instead, should that be likelier than what the rules came to. */
export const likelierThan = (
  outcome: Outcome,
  guesses: readonly Guess[],
  said: Said,
): Understood | undefined =>
  likeliest(outcome, guesses, said) ?? ofLastAnswer(outcome, needIn(guesses), said)

function likeliest(
  outcome: Outcome,
  guesses: readonly Guess[],
  said: Said,
): Understood | undefined {
  const [best] = guesses
  const [kind = '', what = ''] = best?.label.split(':') ?? []
  const table = isNoNeed(said, guesses) ? leastSureWithoutNeed : leastSure
  const least = table[outcome][kind as Kind]
  if (!best || least === undefined || certainty(guesses, outcome) < least) return undefined
  switch (kind as Kind) {
    case 'faq':
      return isFaqId(what) && isOfSite(what, outcome, said)
        ? { intent: 'faq', id: what }
        : undefined
    case 'field':
      return fieldOf(said, best.probability)
    case 'about':
      return aboutOf(what, said)
    case 'talk':
      return talkOf(what, said)
    case 'need':
      return needOf(said)
  }
}

/** 'vocês vendem seringa?' takes the site for a shop, and is a need all the same; 'qual o horário deles?' is of the supplier. */
const isOfSite = (id: FaqId, outcome: Outcome, { message }: Said): boolean =>
  !(id === 'nao-vendemos' && outcome !== 'unknown' && outcome !== 'vague') &&
  !((outcome === 'silent' || outcome === 'vague') && hasPronoun(message))

/** 'abro uma distribuidora de medicamentos, preciso de AFE ou de AE?' has words of looking for somebody. */
const surely = 0.96
const shortest = 8

function fieldOf(
  { message, read, context: { explained, topic } }: Said,
  probability: number,
): Understood | undefined {
  const isTold = message.tokens.length > shortest && message.text.includes('?')
  const isQuestion = asksToKnow(message) || (isTold && probability >= surely)
  // 'distribuidora com AFE em Goiás' looks for somebody.
  if (read.hasPlace || !isQuestion) return undefined
  // 'posso deixar só o botão de aceitar?' after cookies
  const ofTopic = topic && { ...message, sentence: `${message.sentence}${topic} ` }
  const question =
    fieldQuestionIn(message) ??
    (explained && fieldsGoneOnTo(message, explained)) ??
    fieldsNamed(message) ??
    nearestField(message) ??
    (ofTopic && (fieldQuestionIn(ofTopic) ?? nearestField(ofTopic))) ??
    (explained && { ids: [...explained] })
  return question && { intent: 'field', ...question }
}

/** Of a kind or a thing the rules know more than the words around it. */
const questions: readonly SupplierAsked['question'][] = [
  'price',
  'contact',
  'kind',
  'place',
  'where',
  'trust',
  'people',
  'terms',
  'does',
  'licence',
]

const asksWhatItIs = /(?<!\p{L})(é|eh|são|is|are)(?!\p{L})/iu

function aboutOf(
  what: string,
  { message, read, context: { about: supplier } }: Said,
): Understood | undefined {
  const question = questions.find((one) => one === what)
  if (supplier === undefined || question === undefined) return undefined
  // 'é empresa isso?', and not 'e empresa?'
  if (question === 'kind' && !asksWhatItIs.test(message.text)) return undefined
  // 'ele atende fora de Brasília?', and not 'e em Campinas?'
  if (question === 'place' && !hasPronoun(message)) return undefined
  return {
    intent: 'about',
    supplier,
    question,
    place: read.place,
    said: message.sentence,
    words: read.need.words,
    ...(question === 'licence' ? { paper: paperOf(message, read) ?? '' } : {}),
  }
}

/** 'e contador pra clínica?' is no question about who mends autoclaves. */
function needOf({ read: { need, place, tipo } }: Said): Understood | undefined {
  if (need.words.length === 0) return undefined
  return search({
    ...place,
    ...(tipo ? { tipo } : {}),
    categoria: need.words.join(' '),
    shown: need.text,
  })
}

function talkOf(what: string, { context }: Said): Understood | undefined {
  const { wanted, topic, explained } = context
  switch (what) {
    case 'greeting':
    case 'thanks':
    case 'insult':
    case 'off-topic':
      return { intent: what }
    case 'declined':
    case 'chatter':
      return (wanted ?? topic ?? explained) ? { intent: 'declined' } : undefined
    case 'unclear':
      return (wanted ?? topic ?? explained) ? { intent: 'talk', about: 'unclear' } : undefined
    case 'person':
      return { intent: 'attendant' }
    case 'more':
      return { intent: 'more' }
    case 'elsewhere':
      return wanted && search(withoutPlace(wanted))
    case 'cheapest':
      return { intent: 'cheapest' }
    case 'compare':
      return { intent: 'compare-shown' }
  }
  return undefined
}
