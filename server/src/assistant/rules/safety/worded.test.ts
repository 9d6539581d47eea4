import { expect, test } from 'vitest'
import { wordedDanger } from './worded.ts'

const danger = (label: string, probability: number) =>
  wordedDanger(
    { sentence: ' nao tenho com quem conversar ', language: 'pt' },
    { meanings: () => [{ label, probability }] },
  )

test('where a life is at stake less is enough than for a wish for advice', () => {
  expect(danger('danger:suicide', 0.5)).toBe('suicide')
  expect(danger('danger:emergency', 0.5)).toBeUndefined()
  expect(danger('danger:emergency', 0.6)).toBe('emergency')
  expect(danger('danger:medical', 0.6)).toBeUndefined()
  expect(danger('danger:medical', 0.8)).toBe('medical')
  expect(danger('need', 1)).toBeUndefined()
})
