import type { Db } from '../database/db.ts'
import { likelierThan, type Outcome } from './rules/intents/likelier.ts'
import { forVisitor, isSignUp } from './rules/faq/visitor.ts'
import { greetingLength } from './rules/understanding/courtesy.ts'
import { readMessage } from './rules/understanding/message.ts'
import { readNeed } from './rules/understanding/need.ts'
import type {
  AssistantContext,
  Understanding,
  Understood,
} from './rules/understanding/understood.ts'
import { readerFor, topicOf } from './service-intents.ts'
import type { AssistantReply } from './service-replies.ts'

/** What a message may mean instead, where the rules led nowhere. */
export async function meantInstead(
  db: Db,
  text: string,
  understood: Understanding,
  reply: AssistantReply,
  context: AssistantContext,
): Promise<Understanding | undefined> {
  const outcome = outcomeOf(understood, reply, context)
  if (!outcome) return undefined
  const message = readMessage(text, context.language)
  const reader = await readerFor(db, context)
  const guesses = reader.meanings(message, topicOf(context))
  const read = readNeed(message, greetingLength(message), reader)
  const instead = likelierThan(outcome, guesses, { message, read, context })
  if (!instead || isSame(instead, understood)) return undefined
  return forVisitor({ ...instead, language: understood.language }, message, context.visitor)
}

const isSame = (one: Understood, other: Understood): boolean =>
  (one.intent === 'faq' &&
    other.intent === 'faq' &&
    (one.id === other.id || (isSignUp(one.id) && isSignUp(other.id)))) ||
  (one.intent === 'about' && other.intent === 'about' && one.question === other.question)

/** Undefined where the rules knew what was meant. */
function outcomeOf(
  understood: Understanding,
  reply: AssistantReply,
  context: AssistantContext,
): Outcome | undefined {
  switch (understood.intent) {
    case 'unknown':
    case 'off-topic':
      return understood.intent
    case 'ask-need':
      return 'vague'
    case 'faq':
      return 'written'
    case 'about':
      return reply.isSilent ? 'silent' : undefined
    case 'search':
      if (reply.isSilent) return 'silent'
      // 'cadê a Maré Baixa?' has named a firm, whether it is here or not.
      if (understood.asked?.question === 'does') return undefined
      return knowsWhom(understood, reply, context) ? undefined : foundIn(reply)
    default:
      return undefined
  }
}

/** A supplier was named, several were compared, or the profile of who was shown says it. */
function knowsWhom(
  { compared, perhaps }: Extract<Understanding, { intent: 'search' }>,
  { supplierIds, context: after }: AssistantReply,
  { about }: AssistantContext,
): boolean {
  const isTheirs = perhaps !== undefined && supplierIds.length === 1 && supplierIds[0] === about
  return isTheirs || compared !== undefined || after.asked !== undefined
}

const foundIn = ({ supplierIds, isPart }: AssistantReply): Outcome =>
  supplierIds.length === 0 ? 'nobody' : isPart ? 'part' : 'found'
