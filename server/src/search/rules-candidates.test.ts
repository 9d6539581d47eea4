import { expect, test } from 'vitest'
import { candidatesFor } from './rules-candidates.ts'
import { read } from './rules-reading.ts'
import { indexSynonyms } from './rules-synonyms.ts'
import { Vocabulary } from './rules-vocabulary.ts'
import { gazetteer } from './service-places.ts'

const names = 'bisturi cateter drenagem espirro faringe gazebo hepatite intubar joanete lombar'
const words = names.split(' ')
/** The further back in the alphabet, the rarer. */
const vocabulary = new Vocabulary(
  words.map((word, at) => ({ word, display: word, suppliers: 1000 - 100 * at })),
  2000,
)
const similarTo = (text: string) => {
  const knowledge = { vocabulary, gazetteer: gazetteer(), synonyms: indexSynonyms([]) }
  const { any } = candidatesFor(read(text, knowledge), vocabulary, [])
  return words.filter((word) => any.includes(`'${word}'`))
}

test('one of the words makes somebody similar; of a pasted paragraph one of its rarest', () => {
  expect(similarTo(words.slice(0, 3).join(' '))).toEqual(words.slice(0, 3))
  expect(similarTo(words.join(' '))).toEqual(words.slice(-6))
})
