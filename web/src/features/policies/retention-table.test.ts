import { retentionKinds } from 'contract/rules/retention'
import { expect, test } from 'vitest'
import { retentionTable } from './retention-table.ts'

const lineOf = (language: 'pt' | 'en', what: string) =>
  retentionTable(language).find(([name]) => name === what)

test.each([
  ['pt', 'Pedidos de contato', '2 anos'],
  ['pt', 'Conversas do chat e mensagens deixadas nele', '180 dias'],
  ['pt', 'Conta, perfil, página, empresa e assinatura', 'Enquanto a conta existir'],
  ['pt', 'Contagens diárias de acesso', 'Sem prazo'],
  ['pt', 'Segundo passo da entrada', '10 minutos'],
  ['en', 'Recommendations', '1 year'],
  ['en', 'Photos and documents that nobody uses any more', '1 hour'],
] as const)('%s: %s: %s', (language, what, period) => {
  expect(lineOf(language, what)?.[1]).toBe(period)
})

test('every row of the table of periods is told, in both languages', () => {
  for (const language of ['pt', 'en'] as const) {
    expect(retentionTable(language)).toHaveLength(retentionKinds.length + 1)
  }
})
