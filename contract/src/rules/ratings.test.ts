import { expect, test } from 'vitest'
import { isOwnAddress, ratingOf } from './reviews.ts'

test.each([
  ['MKTPRO', 3, 4.6666, { average: 4.7, count: 3 }],
  ['MKTCORP', 12, 5, { average: 5, count: 12 }],
  ['MKTPRO', 2, 5, null],
  ['MKTBASIC', 30, 5, null],
  ['MKTFREE', 30, 5, null],
  ['MKTCORP', 0, null, null],
] as const)('%s with %i reviews of %s shows %j', (plan, review_count, review_average, rating) => {
  expect(ratingOf({ plan, review_count, review_average })).toEqual(rating)
})

test.each([
  ['dona@norte.example', true],
  ['DONA+avaliacao@norte.example', true],
  ['vendas@norte.com.br', true],
  ['alguem@hospital.example', false],
  ['fora@com.br.example', false],
])('%s is an own address: %s', (email, isOwn) => {
  const own = { emails: ['dona@norte.example'], site: 'www.norte.com.br/contato' }
  expect(isOwnAddress(email, own)).toBe(isOwn)
})

test('a site on a shared host makes nobody its owner', () => {
  const own = { emails: [], site: 'https://norte.blogspot.com' }
  expect(isOwnAddress('a@gmail.com', own)).toBe(false)
  expect(isOwnAddress('a@com', own)).toBe(false)
})
