import { plainText } from 'contract/rules/text'
import { expect, test } from 'vitest'
import { gazetteer } from '../../service-places.ts'
import { read } from '../reading/reading.ts'
import { Vocabulary } from '../reading/vocabulary.ts'
import { builtInSynonyms, indexSynonyms } from '../words/synonyms.ts'
import { makeMatcher } from './fit.ts'
import { passagesIn } from './passages.ts'

const profile = [
  'Locação de camas e concentradores.',
  'Entrega em até seis horas; troca em caso de defeito.',
  'Equipe treinada na NR-32, que avalia o paciente.',
  'Dedetização com iscas.',
]
const words = new Set(profile.flatMap((text) => plainText(text).split(' ')))
const vocabulary = new Vocabulary(
  [...words].map((word) => ({ word, display: word, suppliers: 1 })),
  profile.length,
)
const synonyms = indexSynonyms(builtInSynonyms)
const asked = (text: string) =>
  passagesIn(makeMatcher(read(text, { vocabulary, gazetteer: gazetteer(), synonyms })), profile)

test.each([
  ['treinam', profile[2]],
  ['avaliar paciente', profile[2]],
  ['defeitos', profile[1]],
])('of %j the sentence that says it in another form comes first', (text, sentence) => {
  const [best] = asked(text)
  expect(best?.text).toBe(sentence)
  expect(best?.said).toBeGreaterThan(0.8)
})

test('who says it in another word of the trade means it, and does not say it', () => {
  const [best] = asked('controle de pragas')
  expect(best?.text).toBe(profile[3])
  expect(best?.said).toBe(0)
  expect(best?.meant).toBeGreaterThan(0.8)
})

test('a word that nobody uses takes its part of what is said, and none of what is meant', () => {
  const [best] = asked('entrega xilofones.')
  expect(best?.text).toBe(profile[1])
  expect(best?.said).toBeLessThan(0.6)
  expect(best?.meant).toBe(1)
})

test('a sentence that says nothing of it is none', () => {
  expect(asked('camas.').map(({ text }) => text)).toEqual([profile[0]])
})
