import { readdirSync, readFileSync } from 'node:fs'
import { parentPort } from 'node:worker_threads'
import { wordForms } from '../search/service-forms.ts'
import { faq } from './rules/faq/faq.ts'
import { type Example, examplesIn } from './rules/intents/examples.ts'
import { featuresOf } from './rules/intents/features.ts'
import { type Labelled, learn } from './rules/intents/learn.ts'
import { readMessage } from './rules/understanding/message.ts'

// Runs in a thread of its own (service-intents.ts): what it learns is sent, and the memory it took for that goes with it.

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

const learned = learn(lessons())
const { rarity, weights, biases } = learned
parentPort?.postMessage(learned, [rarity.buffer, weights.buffer, biases.buffer])
