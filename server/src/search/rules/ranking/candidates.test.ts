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
  words.map((word, at) => ({ word, display: word, suppliers: 1000 - 100 * at })),
  2000,
)
const knowledge = { vocabulary, gazetteer: gazetteer(), synonyms: indexSynonyms([]) }
const anyPlan = { lexemes: [], levels: undefined }
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
  const any = (text: string) => candidatesOf(text).any.map(({ query }) => query.match(/\^\d/)?.[0])
  expect(any('bisturi cateter drenagem')).toEqual(['^1', '^2', '^3', '^4'])
  expect(any('lombar')).toEqual([undefined])
})

test('of two trades at once, whoever has one of them is looked at', () => {
  const last = (text: string) => candidatesOf(text).steps.at(-1)?.query
  expect(wordsIn(last('cateter e lombar'))).toEqual(['cateter', 'lombar'])
  expect(wordsIn(last('cateter lombar'))).toEqual(['lombar'])
})

test('of a frequent word only the plans that are wanted are fetched, the cheapest never asked of the index alone', () => {
  const levels = [4, 3]
  const plansOf = (text: string) =>
    candidatesOf(text, { lexemes: [], levels }).any.map(({ query }) => query.match(/\^\d/g))
  expect(plansOf('bisturi cateter drenagem')).toEqual([['^3'], ['^4']])
  expect(plansOf('lombar')).toEqual([null])
  const { partsOf } = candidatesOf('lombar')
  expect(partsOf([4, 3])).toEqual(["'lombar'"])
  expect(partsOf([2, 1])).toEqual(["('lombar' & ('^2' | '^1'))"])
  expect(partsOf(undefined)).toEqual(["'lombar'"])
})

test('of a word that tens of thousands use one slice of a plan is fetched after another', () => {
  const usual = new Vocabulary([{ word: 'luva', display: 'luva', suppliers: 20_001 }], 100_000)
  const { steps, partsOf } = candidatesFor(
    read('luva', { ...knowledge, vocabulary: usual }),
    usual,
    {
      lexemes: [],
      levels: [3],
    },
  )
  expect(steps.map(({ query }) => query)).toEqual([
    "('*luva' & '^3')",
    ...Array.from({ length: 32 }, (_, slice) => `('luva' & '^3/${slice}')`),
  ])
  expect(partsOf([4])[31]).toBe("('luva' & '^4/31')")
})

test('who came in an earlier step is told by what sets it apart, and once', () => {
  const { steps, partsOf } = candidatesOf('bisturi drenagem em Campinas/SP')
  expect(steps.map(({ before }) => before)).toEqual([
    null,
    "'@campinas/sp'",
    "('@campinas/sp' | ('campinas' | '~campinas/sp'))",
    expect.stringContaining("('@campinas/sp' | ('campinas' | '~campinas/sp') | ('~sp' | "),
  ])
  expect(wordsIn(steps[0]?.query)).toEqual(['bisturi', 'drenagem'])
  expect(partsOf(undefined)[0]).toMatch(/^\(\('drenagem' \| 'bisturi'\) & \('@campinas\/sp' \| /)
  const anywhere = candidatesOf('bisturi drenagem').steps
  const [inName, together, ...either] = anywhere.map(({ before }) => before)
  expect(inName).toBe(null)
  expect(together).toBe("('*bisturi' & '*drenagem')")
  expect(new Set(either)).toEqual(new Set(["('bisturi' & 'drenagem')"]))
})
