import { expect, test } from 'vitest'
import { examplesIn } from './examples.ts'

test('a file of examples is read intent by intent, with the answer that one goes on from', () => {
  expect(
    examplesIn(
      '## faq:ordem\nquem vem primeiro?\n@planos-e-precos e quem paga?\n## talk:thanks\nvaleu\n',
    ),
  ).toEqual([
    { intent: 'faq:ordem', text: 'quem vem primeiro?' },
    { intent: 'faq:ordem', text: 'e quem paga?', topic: 'planos-e-precos' },
    { intent: 'talk:thanks', text: 'valeu' },
  ])
})
