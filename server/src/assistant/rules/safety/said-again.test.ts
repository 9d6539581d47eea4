import { expect, test } from 'vitest'
import type { Danger } from './safety.ts'
import { saidAgain } from './said-again.ts'

test.each<[Danger, string]>([
  ['emergency', ' o que eu faco '],
  ['suicide', ' nao quero ligar '],
  ['medical', ' mas qual pomada '],
])('after a warning no text is said twice in a row: %s', (danger, sentence) => {
  let last = 0
  for (let turn = 0; turn < 7; turn++) {
    const next = saidAgain(danger, last, 'pt', sentence)
    expect(next?.at).not.toBe(last)
    last = next?.at ?? 0
  }
})

test('whoever does not want to call is told of other ways, and whoever waits what to do meanwhile', () => {
  expect(saidAgain('suicide', 0, 'pt', ' nao quero ligar para ninguem ')?.text).toMatch(
    /chat.*CAPS/,
  )
  expect(saidAgain('emergency', 0, 'pt', ' o samu esta vindo ')?.text).toContain('na linha')
  expect(saidAgain('emergency', 0, 'en', ' nobody answers ')?.text).toContain('193')
})

test('of what is said but once, the first text stays', () => {
  expect(saidAgain('grief', 0, 'pt', ' oi ')).toBeUndefined()
})

test('whoever will call is encouraged, and no longer told that it may be hard', () => {
  expect(saidAgain('suicide', 0, 'pt', ' ok vou ligar ')?.text).toContain('Que bom')
  expect(saidAgain('suicide', 0, 'pt', ' nao vou ligar ')?.text).not.toContain('Que bom')
})
