import { expect, test } from 'vitest'
import { speller } from './spelling.ts'

test('a word a slip away from a known one is put right, others stay', () => {
  const known = ['assinatur', 'cancel', 'plan', 'cadastr']
  const spelled = speller(known)
  expect(['assinatur', 'asinatur', 'cadsatr', 'canecl'].map(spelled)).toEqual([
    'assinatur',
    'assinatur',
    'cadastr',
    'cancel',
  ])
  expect(['plam', 'xancel', 'cadeir', 'cancel1'].map(spelled)).toEqual([
    'plam',
    'xancel',
    'cadeir',
    'cancel1',
  ])
})
