import { plainText } from 'contract/rules/text'
import { sureFaq } from '../faq/sure.ts'
import { isAskedInFull, type Reader } from '../intents/meanings.ts'
import { readMessage } from '../understanding/message.ts'
import { asksToKnow } from '../understanding/asks-to-know.ts'
import type { Directory } from '../understanding/need.ts'
import type { SupplierQuestion } from '../understanding/supplier-question.ts'
import { isAsker } from '../understanding/telling-words.ts'
import type { AssistantContext, Understanding } from '../understanding/understood.ts'
import { isBeyondDoubt } from '../understanding/written-answer.ts'

// Which English messages are read a second time, in Portuguese, and when that reading is taken.

type Reading = { understood: Understanding; text: string }

/** Whatever the words of the question say decides the answer. */
const ofWords = new Set<SupplierQuestion | 'shown' | 'free'>([
  'offers',
  'shown',
  'free',
  'terms',
  'people',
])
const ofShown = new Set<Understanding['intent']>([
  'about',
  'who-says',
  'who-holds',
  'who-serves',
  'kind-of-each',
  'compare-shown',
])

const namesTrade = (understood: Understanding, { isTrade }: Pick<Directory, 'isTrade'>): boolean =>
  understood.intent === 'search' &&
  plainText(understood.wanted.categoria)
    .split(' ')
    .some((word) => isTrade(word) && !isAsker(word))

/** 'he', 'they' beside suppliers: no question of this site. */
const isTheirs = (text: string, { about, ofSite }: AssistantContext): boolean =>
  about !== undefined &&
  !ofSite &&
  / (he|she|they|his|her|their) /.test(readMessage(text, 'en').sentence)

/** Whether the English rules know what is meant: a question of its own kind, or a need of the trade. */
export function isSettled(
  { understood, text }: Reading,
  context: AssistantContext,
  reader: Reader,
): boolean {
  switch (understood.intent) {
    case 'unknown':
    case 'price-of-what':
      return false
    case 'field':
      return !isTheirs(text, context)
    case 'faq': {
      const message = readMessage(text, 'en')
      if (isAskedInFull(message, reader)) return true
      const sure = sureFaq(message)
      return sure === understood.id && (isBeyondDoubt(sure) || !isTheirs(text, context))
    }
    case 'about':
      return !ofWords.has(understood.question)
    case 'search':
      return (
        understood.perhaps === undefined && namesTrade(understood, reader) && !text.includes('?')
      )
    default:
      return true
  }
}

/** Whether the same in Portuguese says more than the English that was left open. */
export function settles(
  spoken: Reading,
  { understood: typed }: Reading,
  { wanted }: AssistantContext,
  directory: Directory,
): boolean {
  const { understood, text } = spoken
  const isOfShown =
    ofShown.has(understood.intent) ||
    (understood.intent === 'search' &&
      (understood.perhaps !== undefined || understood.wanted.categoria === wanted?.categoria))
  if (isOfShown) return true
  // 'does a clinic need a PGRSS?' names a need, and asks to know.
  const isNeed = namesTrade(typed, directory)
  if (isNeed && !asksToKnow(readMessage(text, 'pt'))) return false
  if (isNeed && understood.intent === 'field') return true
  if (isNeed || typed.intent === 'faq')
    return understood.intent === 'faq' && sureFaq(readMessage(text, 'pt')) === understood.id
  const isOpen = !ofShown.has(typed.intent) && typed.intent !== 'field'
  return isOpen && understood.intent !== 'unknown' && understood.intent !== 'ask-need'
}
