import { readdirSync, readFileSync } from 'node:fs'
import { setImmediate as nextTurn } from 'node:timers/promises'
import type { Db } from '../database/db.ts'
import { wordForms } from '../search/service-forms.ts'
import { readerOf } from '../search/service-matches.ts'
import { faq } from './rules/faq/faq.ts'
import {
  type Classifier,
  type Guess,
  type Labelled,
  trainClassifier,
} from './rules/intents/classifier.ts'
import { type Example, examplesIn } from './rules/intents/examples.ts'
import { featuresOf, type WordForms } from './rules/intents/features.ts'
import { isPossible, type Meanings, type Reader } from './rules/intents/meanings.ts'
import { speller } from './rules/intents/spelling.ts'
import { readMessage } from './rules/understanding/message.ts'
import type { AssistantContext } from './rules/understanding/understood.ts'

const folder = new URL('../../data/intents/', import.meta.url)

function* examples(): Generator<Example> {
  // In one order everywhere: the order of the examples is part of what is learned.
  for (const file of readdirSync(folder).toSorted()) {
    yield* examplesIn(readFileSync(new URL(file, folder), 'utf8'))
  }
  for (const { id, pt, en } of faq) {
    for (const text of [...pt.questions, ...en.questions]) yield { intent: `faq:${id}`, text }
  }
}

function* lessons(): Generator<Labelled> {
  for (const { intent, text, topic } of examples()) {
    yield { label: intent, features: featuresOf(readMessage(text), topic, wordForms) }
  }
}

type Learned = Pick<Classifier, 'classify'> & {
  isWorded(word: string): boolean
  /** As it is learned, with the slips put right. */
  forms: WordForms
}

async function learnWordings(): Promise<Learned> {
  const { classify, features } = await trainClassifier(lessons(), nextTurn)
  const spelled = speller([...features].filter((feature) => /^[a-z]+$/.test(feature)))
  return {
    classify,
    isWorded: (word) => features.has(wordForms.stem(word)),
    forms: { ...wordForms, stem: (word) => spelled(wordForms.stem(word)) },
  }
}

let learned: Promise<Learned> | undefined

/** Learned once in a process, from the examples in `server/data/intents`: some seconds of its time, in small pieces. */
export function wordings(): Promise<Learned> {
  learned ??= learnWordings()
  return learned
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
