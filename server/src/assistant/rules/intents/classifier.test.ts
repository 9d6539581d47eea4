import { expect, test } from 'vitest'
import { classifierOf } from './classifier.ts'
import { learn } from './learn.ts'

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

const { classify } = classifierOf(learn(lessons))
const likeliest = (text: string) => classify(text.split(' '))[0]?.label

test('what shares the telling words of an intent has it, though nobody said it so before', () => {
  expect(likeliest('quanto o valor')).toBe('price')
  expect(likeliest('cancelar isso')).toBe('cancel')
  expect(likeliest('obrigado')).toBe('thanks')
})

test('shares add up to one, among the possible labels too', () => {
  const sum = (guesses: { probability: number }[]) =>
    guesses.reduce((all, { probability }) => all + probability, 0)
  expect(sum(classify(['cancelar']))).toBeCloseTo(1)
  const others = classify(['cancelar'], (label) => label !== 'cancel')
  expect(others.map(({ label }) => label)).not.toContain('cancel')
  expect(sum(others)).toBeCloseTo(1)
})

test('the same examples give the same classifier', () => {
  expect(learn(lessons)).toEqual(learn(lessons))
})

test('pairs of words that occur once or twice are not learned', () => {
  const { features } = learn([
    { label: 'a', features: ['x', 'x y', 'y z'] },
    { label: 'b', features: ['y', 'y z', 'x y'] },
    { label: 'b', features: ['y z'] },
  ])
  expect([...features].sort()).toEqual(['x', 'y', 'y z'])
})
