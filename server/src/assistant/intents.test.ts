import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { talk } from '../../test/assistant/phrases.ts'
import { plainText } from 'contract/rules/text'
import { isFaqId } from './rules/faq/faq.ts'
import { examplesIn } from './rules/intents/examples.ts'
import { featuresOf } from './rules/intents/features.ts'
import { readMessage } from './rules/understanding/message.ts'
import { wordings } from './service-intents.ts'

const folder = new URL('../../data/intents/', import.meta.url)
const examples = readdirSync(folder).flatMap((file) =>
  examplesIn(readFileSync(new URL(file, folder), 'utf8')),
)

const withoutAnswer = ['need', 'field']
const aboutSuppliers =
  'price contact place where licence trust people terms kind does offers which'.split(' ')
const ofTalk =
  'thanks greeting insult chatter declined unclear sure more elsewhere cheapest compare off-topic person'.split(
    ' ',
  )
const isKnown = (intent: string): boolean => {
  const [kind, what = ''] = intent.split(':')
  if (kind === 'faq') return isFaqId(what)
  if (kind === 'about') return aboutSuppliers.includes(what)
  if (kind === 'danger') return ['suicide', 'emergency', 'medical'].includes(what)
  return kind === 'talk' ? ofTalk.includes(what) : withoutAnswer.includes(intent)
}

describe('the examples', () => {
  const byIntent = Map.groupBy(examples, ({ intent }) => intent)

  test('mean something that the assistant knows', () => {
    expect([...byIntent.keys()].filter((intent) => !isKnown(intent))).toEqual([])
  })

  test('are many of each intent', () => {
    const few = [...byIntent].flatMap(([intent, all]) => (all.length < 60 ? intent : []))
    expect(few).toEqual([])
  })

  test('go on from an answer that there is', () => {
    const names = new Set([...byIntent.keys()].map((intent) => intent.split(':').at(-1)))
    const topics = new Set(examples.flatMap(({ topic }) => topic ?? []))
    expect([...topics].filter((topic) => !names.has(topic))).toEqual([])
  })

  test('stand once, and for one intent', () => {
    const intentsOf = Map.groupBy(examples, ({ text, topic = '' }) => `${topic} ${text}`)
    expect([...intentsOf].flatMap(([text, all]) => (all.length > 1 ? text : []))).toEqual([])
  })

  test('are no phrasings that the tests ask with', () => {
    const asked = new Set(talk.map(({ says }) => plainText(says)))
    const known = examples.filter(({ text }) => asked.has(plainText(text)))
    // What is said in two or three words is said in the same ones by everybody.
    expect(known.filter(({ text }) => text.split(' ').length > 7)).toEqual([])
  })
})

test('questions about the site that no example has are told apart, slips and all', async () => {
  const { classify, forms } = await wordings()
  const meaning = (says: string) =>
    classify(
      featuresOf(readMessage(says), undefined, forms),
      (label) => !label.startsWith('about'),
    )[0]
  const asked = talk.filter(({ expected }) => expected.startsWith('faq:'))
  const right = asked.filter(({ expected, says }) => meaning(says)?.label === expected)
  expect(asked.length).toBeGreaterThan(150)
  expect(right.length / asked.length).toBeGreaterThan(0.85)
  expect(meaning('como cansela a asinatura')?.label).toBe('faq:cancelar')
}, 60_000)
