import { expect, test } from 'vitest'
import { trainClassifier } from './classifier.ts'

const lessons = [
  ['price', 'quanto custa'],
  ['price', 'quanto custa o plano'],
  ['price', 'qual o valor do plano'],
  ['cancel', 'quero cancelar o plano'],
  ['cancel', 'como cancelar'],
  ['cancel', 'cancelar a assinatura'],
  ['thanks', 'muito obrigado'],
  ['thanks', 'obrigado pela ajuda'],
].map(([label = '', text = '']) => ({ label, features: text.split(' ') }))

const likeliest = async (text: string, possible?: (label: string) => boolean) =>
  (await trainClassifier(lessons)).classify(text.split(' '), possible)[0]?.label

test('what shares the telling words of an intent has it, though nobody said it so before', async () => {
  expect(await likeliest('quanto o valor')).toBe('price')
  expect(await likeliest('cancelar isso')).toBe('cancel')
  expect(await likeliest('obrigado')).toBe('thanks')
})

test('shares add up to one, among the possible labels too', async () => {
  const { classify } = await trainClassifier(lessons)
  const sum = (guesses: { probability: number }[]) =>
    guesses.reduce((all, { probability }) => all + probability, 0)
  expect(sum(classify(['cancelar']))).toBeCloseTo(1)
  const others = classify(['cancelar'], (label) => label !== 'cancel')
  expect(others.map(({ label }) => label)).not.toContain('cancel')
  expect(sum(others)).toBeCloseTo(1)
})

test('the same examples give the same classifier', async () => {
  const [one, other] = [await trainClassifier(lessons), await trainClassifier(lessons)]
  expect(one.classify(['plano'])).toEqual(other.classify(['plano']))
})

test('pairs of words that occur once are not learned', async () => {
  const { features } = await trainClassifier([
    { label: 'a', features: ['x', 'x y', 'y z'] },
    { label: 'b', features: ['y', 'y z'] },
  ])
  expect([...features].sort()).toEqual(['x', 'y', 'y z'])
})

test('others have their turn while it learns', async () => {
  let turns = 0
  await trainClassifier(lessons, async () => {
    turns++
  })
  expect(turns).toBeGreaterThan(0)
})
