import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import type { Db } from '../database/db.ts'
import { wordForms } from '../search/service-forms.ts'
import { readerOf } from '../search/service-matches.ts'
import {
  type Classifier,
  classifierOf,
  type Guess,
  type Learned,
} from './rules/intents/classifier.ts'
import { featuresOf, type WordForms } from './rules/intents/features.ts'
import { isPossible, type Meanings, type Reader } from './rules/intents/meanings.ts'
import { speller } from './rules/intents/spelling.ts'
import type { AssistantContext } from './rules/understanding/understood.ts'

type Wordings = Classifier & {
  isWorded(word: string): boolean
  /** As it is learned, with the slips put right. */
  forms: WordForms
}

async function learnWordings(): Promise<Wordings> {
  const thread = new Worker(new URL('./service-learning.ts', import.meta.url), { execArgv: [] })
  // Rejects should the thread fail.
  const [learned] = (await once(thread, 'message')) as [Learned]
  const known = new Set(learned.features)
  const spelled = speller(learned.features.filter((feature) => /^[a-z]+$/.test(feature)))
  return {
    ...classifierOf(learned),
    isWorded: (word) => known.has(wordForms.stem(word)),
    forms: { ...wordForms, stem: (word) => spelled(wordForms.stem(word)) },
  }
}

let wordingsOfProcess: Promise<Wordings> | undefined

/** Learned once in a process, from the examples in `server/data/intents`: some seconds of another thread. */
export function wordings(): Promise<Wordings> {
  wordingsOfProcess ??= learnWordings()
  return wordingsOfProcess
}

/** Before anything was learned, for what the patterns alone tell. */
export const unlearned: Pick<Reader, 'meanings' | 'isWorded'> = {
  meanings: () => [],
  isWorded: () => false,
}

/** How the assistant reads: words and places as the search does, wordings as it has learned them. */
export async function readerFor(db: Db, context: AssistantContext): Promise<Reader> {
  const { classify, isWorded, forms } = await wordings()
  const known = new Map<string, Guess[]>()
  const meanings: Meanings = (message, topic) => {
    // Of words that nobody has used only their number would be judged.
    if (!message.sentence.split(' ').some((word) => word !== '' && isWorded(word))) return []
    const key = `${topic} ${message.language}${message.sentence}`
    const guesses =
      known.get(key) ?? classify(featuresOf(message, topic, forms), isPossible(context))
    known.set(key, guesses)
    return guesses
  }
  return { ...(await readerOf(db)), meanings, isWorded }
}

/** What the last answer was about, as the examples name it. */
export const topicOf = ({ topic, explained }: AssistantContext): string | undefined =>
  topic ?? (explained ? 'field' : undefined)
