import { expect, test } from 'vitest'
import { listDifference, type Piece, shortened, wordDifference } from './word-difference.ts'

/** [-went-] {+came+} */
const written = (pieces: Piece[]) =>
  pieces
    .map(({ kind, text }) =>
      kind === 'removed' ? `[-${text}-]` : kind === 'added' ? `{+${text}+}` : text,
    )
    .join('')

test.each([
  [
    'one word',
    'Calibração de autoclaves',
    'Validação de autoclaves',
    '[-Calibração-]{+Validação+} de autoclaves',
  ],
  [
    'words at the end',
    'Aluguel de camas',
    'Aluguel de camas e macas',
    'Aluguel de camas{+ e macas+}',
  ],
  [
    'a word with accents is one word',
    'Manutenção técnica',
    'Manutencao técnica',
    '[-Manutenção-]{+Manutencao+} técnica',
  ],
  ['only spaces', 'Rua  Augusta', 'Rua Augusta', 'Rua[-  -]{+ +}Augusta'],
  ['nothing in common', 'Ana Souza', 'Rui Lima', '[-Ana Souza-]{+Rui Lima+}'],
  ['something from nothing', '', 'Nova descrição', '{+Nova descrição+}'],
  ['nothing from something', 'Velha descrição', '', '[-Velha descrição-]'],
])('%s', (_, before, after, expected) => {
  expect(written(wordDifference(before, after))).toBe(expected)
})

test('both texts can be read from the difference', () => {
  const before = 'Esterilização por vapor, com laudo.\nAtendemos hospitais e clínicas em 24 horas.'
  const after = 'Esterilização por óxido de etileno e vapor.\nAtendemos clínicas em 48 horas úteis.'
  const pieces = wordDifference(before, after)
  const without = (kind: Piece['kind']) =>
    pieces.map((piece) => (piece.kind === kind ? '' : piece.text)).join('')
  expect(without('added')).toBe(before)
  expect(without('removed')).toBe(after)
})

test('two long texts without a common word take no time', () => {
  const words = (letter: string) => Array.from({ length: 2500 }, (_, at) => letter + at).join(' ')
  expect(wordDifference(words('a'), words('b'))).toHaveLength(2)
})

test('a list is compared by its entries, not by their words', () => {
  const pieces = listDifference(
    ['Licença sanitária', 'Licença ambiental'],
    ['Licença sanitária', 'Licença de operação'],
  )
  expect(pieces).toEqual([
    { kind: 'same', text: 'Licença sanitária' },
    { kind: 'removed', text: 'Licença ambiental' },
    { kind: 'added', text: 'Licença de operação' },
  ])
})

test('long stretches without a change are cut down to the words beside the changes', () => {
  const long = Array.from({ length: 60 }, (_, at) => `palavra${at}`).join(' ')
  const pieces = wordDifference(`um ${long} dois ${long}`, `uma ${long} duas ${long}`)
  const text = written(shortened(pieces))
  expect(text).toBe(
    '[-um-]{+uma+} palavra0 palavra1 palavra2 palavra3 … palavra57 palavra58 palavra59 ' +
      '[-dois-]{+duas+} palavra0 palavra1 palavra2 palavra3 …',
  )
  expect(shortened(wordDifference('um texto curto', 'um texto breve'))).toEqual(
    wordDifference('um texto curto', 'um texto breve'),
  )
})
