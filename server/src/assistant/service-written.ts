import type { Db } from '../database/db.ts'
import type { FaqId } from './rules/faq/faq.ts'
import { sureFaq } from './rules/faq/sure.ts'
import { faqGoneOnTo, goesOnBare } from './rules/faq/topic.ts'
import { nearestWritten } from './rules/faq/nearest-written.ts'
import { asksInWords, asksToKnow } from './rules/understanding/asks-to-know.ts'
import { isOwnBusiness } from './rules/understanding/cues.ts'
import { type Message, readMessage } from './rules/understanding/message.ts'
import type { AssistantContext, Search, Understanding } from './rules/understanding/understood.ts'
import { findAnswers, placeName } from './service-found.ts'

// Asked after all rules, of what they left open or took for a search: only the directory tells whether somebody offers it.

/** How near a written answer has to be where nobody offers what was said, only a part of it, or all of it. */
const least = { nobody: 0.33, part: 0.35, whole: 0.5 }
/** 'tem aplicativo?' may well be a need. */
const bareQuestion = 0.8
/** Beside suppliers a question is about them, unless it is surely of the site. */
const besideSuppliers = 0.6

/** A question of the site or of the field that no rule knows: the nearest written answer, unless suppliers are nearer. */
export async function writtenInstead(
  db: Db,
  text: string,
  understood: Understanding,
  context: AssistantContext,
): Promise<Understanding> {
  const message = readMessage(text, context.language)
  const onTopic = staysOnTopic(message, understood, context)
  if (onTopic) return { intent: 'faq', id: onTopic, language: understood.language }
  const isOpen = understood.intent === 'search' || understood.intent === 'unknown'
  if (!isOpen || !asksToKnow(message)) return understood
  const wanted = understood.intent === 'search' ? understood : undefined
  const isNear = wanted?.perhaps ?? wanted?.compared ?? goesOn(wanted, context)
  const isOwn = isOwnBusiness(message.sentence)
  if (isNear && !isOwn) return understood
  // 'tem AFE?' may be asked of a supplier that is named.
  const isOfNamed = wanted?.asked !== undefined && !isOwn
  const enough =
    isNear || wanted?.asked ? besideSuppliers : await leastFor(db, wanted, asksInWords(message))
  const answer = nearestWritten(message, isOfNamed ? bareQuestion : enough)
  return answer ? { ...answer, language: understood.language } : understood
}

/** 'demora quanto?' after a written answer of the site is asked of it, unless another one is asked for surely. */
function staysOnTopic(
  message: Message,
  { intent }: Understanding,
  { topic }: AssistantContext,
): FaqId | undefined {
  const isOpen = intent === 'search' || intent === 'unknown' || intent === 'faq'
  if (!topic || !isOpen || !goesOnBare(message)) return undefined
  const isElse = sureFaq(message) !== undefined || faqGoneOnTo(message, topic) !== undefined
  return isElse ? undefined : topic
}

/** A place, or the same need again under another condition. */
const goesOn = (search: Search | undefined, { wanted }: AssistantContext): boolean =>
  search !== undefined &&
  (placeName(search.wanted) !== '' || search.wanted.categoria === wanted?.categoria)

async function leastFor(db: Db, search: Search | undefined, isInWords: boolean): Promise<number> {
  if (!search) return least.nobody
  const { near, away } = await findAnswers(db, search.wanted, 1)
  const [found] = [...near, ...away]
  if (!found) return least.nobody
  if (found.closeness !== 'whole') return least.part
  return isInWords ? least.whole : bareQuestion
}
