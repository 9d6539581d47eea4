import { expect, test } from 'vitest'
import type { Reader } from '../intents/meanings.ts'
import { understand } from './understand.ts'

/** Suppliers speak of 'recursos humanos', and of nothing else. */
const directory: Reader = {
  meanings: () => [],
  isWorded: () => true,
  readPlace: () => ({ any: false, except: [], used: new Set() }),
  isEveryday: () => false,
  isInsect: () => false,
  saysNothing: (word) => ['quero', 'um', 'me', 'pra'].includes(word),
  isAttribute: () => false,
  isGood: () => false,
  isInDictionary: () => false,
  isPhrase: () => false,
  isTrade: (word) => ['recursos', 'humanos'].includes(word),
  spelling: (word) => (word === 'humano' ? 'humanos' : word),
}

test.each(['quero suporte humano', 'me transfere pra um humano pfv'])(
  '%s asks for a person, though suppliers speak of people too',
  (text) => {
    expect(understand(text, {}, directory).intent).toBe('attendant')
  },
)
