import { expect, test } from 'vitest'
import { withKeyword } from './keyword-report.ts'

test.each([
  ['Coleta de resíduos.', 'pgrss', 'Coleta de resíduos.\n\nPalavras-chave: pgrss.'],
  ['', 'pgrss', 'Palavras-chave: pgrss.'],
  ['Coleta.\n\nPalavras-chave: pgrss.\n', 'mtr', 'Coleta.\n\nPalavras-chave: pgrss, mtr.'],
  ['Coleta.\nPalavras-chave: pgrss', 'mtr', 'Coleta.\nPalavras-chave: pgrss, mtr.'],
  ['Palavras-chave: a.\nDepois.', 'mtr', 'Palavras-chave: a.\nDepois.\n\nPalavras-chave: mtr.'],
])('%j with %j is %j', (text, word, expected) => {
  expect(withKeyword(text, word)).toBe(expected)
})

test('a word that is there already, however it is written, is not added again', () => {
  const text = 'Coleta.\n\nPalavras-chave: Coleta de Resíduos.'
  expect(withKeyword(text, 'coleta de residuos')).toBe(text)
})
