import { expect, test } from 'vitest'
import { candidatesFor, type Required } from './candidates.ts'
import { read } from '../reading/reading.ts'
import { indexSynonyms } from '../words/synonyms.ts'
import { Vocabulary } from '../reading/vocabulary.ts'
import { gazetteer } from '../../service-places.ts'

const names = 'bisturi cateter drenagem espirro faringe gazebo hepatite intubar joanete lombar'
const words = names.split(' ')
/** The further back in the alphabet, the rarer. */
const vocabulary = new Vocabulary(
  words.map((word, at) => ({ word, display: word, suppliers: 3000 - 300 * at })),
  6000,
)
const knowledge = { vocabulary, gazetteer: gazetteer(), synonyms: indexSynonyms([]) }
const anyPlan = { lexemes: [], levels: undefined, passing: 1 }
const candidatesOf = (text: string, required: Required = anyPlan) =>
  candidatesFor(read(text, knowledge), vocabulary, required)
const wordsIn = (query = '') => words.filter((word) => query.includes(`'${word}'`))
const similarTo = (text: string) => wordsIn(candidatesOf(text).any[0]?.query)

test('one of the words makes somebody similar; of many words one of the rarest', () => {
  expect(similarTo(words.slice(0, 3).join(' '))).toEqual(words.slice(0, 3))
  expect(similarTo(words.join(' '))).toEqual(words.slice(-8))
})

test('of a paragraph whoever has one of its three rarest; words that nobody uses do not count', () => {
  const unknown = [...'abcdefgh'].map((letter) => `x${letter}vub`)
  expect(similarTo([...unknown, ...words].join(' '))).toEqual(words.slice(-3))
  // Said twice, two words are four of them.
  const [first] = candidatesOf([...words, ...words].join(' ')).steps
  expect(wordsIn(first?.query)).toEqual(words.slice(-2))
})

test('who is only similar to a frequent word is fetched plan by plan', () => {
  const partsOf = (text: string) => candidatesOf(text).any.map(({ parts }) => parts)
  expect(partsOf('bisturi cateter drenagem')).toEqual([["'^1'", "'^2'", "'^3'", "'^4'"]])
  expect(partsOf('lombar')).toEqual([[null]])
})

test('of two trades at once, whoever has one of them is looked at', () => {
  const last = (text: string) => candidatesOf(text).steps.at(-1)?.query
  expect(wordsIn(last('cateter e lombar'))).toEqual(['cateter', 'lombar'])
  expect(wordsIn(last('cateter lombar'))).toEqual(['lombar'])
})

test('of a frequent word only the plans that are wanted are fetched, the cheapest never asked of the index alone', () => {
  const levels = [4, 3]
  const partsOf = (text: string) =>
    candidatesOf(text, { ...anyPlan, levels }).any.map(({ parts }) => parts)
  expect(partsOf('bisturi cateter drenagem')).toEqual([["'^3'", "'^4'"]])
  expect(partsOf('lombar')).toEqual([[null]])
  const { whole } = candidatesOf('lombar')
  expect(whole([4, 3])).toEqual({ query: "'lombar'", parts: [null] })
  expect(whole([2, 1])).toEqual({ query: "'lombar'", parts: ["('^2' | '^1')"] })
  expect(whole(undefined)).toEqual({ query: "'lombar'", parts: [null] })
})

test('of a word that tens of thousands use one slice of a plan is fetched after another, unless the filter leaves few', () => {
  const usual = new Vocabulary([{ word: 'luva', display: 'luva', suppliers: 20_001 }], 100_000)
  const reading = read('luva', { ...knowledge, vocabulary: usual })
  const { steps, whole } = candidatesFor(reading, usual, { ...anyPlan, levels: [3] })
  expect(steps).toEqual([
    { query: "'*luva'", parts: ["'^3'"], before: null },
    {
      query: "'luva'",
      parts: Array.from({ length: 32 }, (_, slice) => `'^3/${slice}'`),
      before: "'*luva'",
    },
  ])
  expect(whole([4]).parts[31]).toBe("'^4/31'")
  const ofAName = candidatesFor(reading, usual, { ...anyPlan, passing: 0.001 })
  expect(ofAName.steps.map(({ parts }) => parts)).toEqual([[null], [null]])
})

test('who came in an earlier step is told by what sets it apart, and once', () => {
  const { steps, whole } = candidatesOf('bisturi drenagem em Campinas/SP')
  expect(steps.map(({ before }) => before)).toEqual([
    null,
    "'@campinas/sp'",
    "('@campinas/sp' | ('campinas' | '~campinas/sp'))",
    expect.stringContaining("('@campinas/sp' | ('campinas' | '~campinas/sp') | ('~sp' | "),
  ])
  expect(wordsIn(steps[0]?.query)).toEqual(['bisturi', 'drenagem'])
  expect(whole(undefined).query).toMatch(/^\(\('drenagem' \| 'bisturi'\) & \('@campinas\/sp' \| /)
  const anywhere = candidatesOf('bisturi drenagem').steps
  expect(anywhere.map(({ before }) => before)).toEqual([
    null,
    "('*bisturi' & '*drenagem')",
    "('bisturi' & 'drenagem')",
  ])
})

test('at least as many fit as use the most usual of the sufficient words; of a place that is not known', () => {
  // 'cateter' has 2700 users, 'lombar' 300: whoever has the rarer one is looked at.
  expect(candidatesOf('cateter lombar').atLeast).toBe(300)
  expect(candidatesOf('cateter e lombar').atLeast).toBe(2700)
  expect(candidatesOf('cateter em Campinas/SP').atLeast).toBe(0)
  expect(candidatesOf('xxvubxx').atLeast).toBe(0)
})
