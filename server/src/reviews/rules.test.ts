import { expect, test } from 'vitest'
import { mustWait } from './rules.ts'

test.each([
  'Atendidos em 12/03/2026, tudo certo.',
  'Pedimos em 01.02.2026 e chegou em 2026-02-09 14h.',
  'De 03-02-2026 a 05-02-2026 a equipe ficou aqui.',
  'Serviço de 10/03/26 11/03/26 e 12/03/26.',
  'Contrato 2024/2025 renovado.',
  'Cobraram R$ 12.000,00 como no orçamento, e não R$ 1.200.000,00.',
  'Conhecem a RDC 509/2021, a NR 32 e a RDC nº 63/2011.',
  'Tudo conforme a Lei 13.709/2018 e a Portaria 2616/98.',
  'Certificada na ISO 13485:2016 e na NBR ISO/IEC 17025/2017.',
  'Seguem a Lei nº 8.080 de 1990 à risca.',
])('is shown at once: %s', (text) => {
  expect(mustWait(text)).toBe(false)
})

test.each([
  'O telefone certo deles é 11 3265-4321',
  'Ligue (11) 98765-4321',
  'Ligue 3265 4321, desde 12/03/2026',
  'Ligue 12/03/2026 11987654321',
  'Ligue 11.12.26.54.32',
  'Ligue 11-12-2026-54',
  'ISO 11987654321',
  'ISO 3265-4321',
  'RDC 509/2021 98765',
  'Lei 3265 43 21',
  'CPF 111.444.777-35',
  'CNPJ 11.222.333/0001-81',
  'Melhor falar comigo em www.outra.com.br',
])('waits for an administrator: %s', (text) => {
  expect(mustWait(text)).toBe(true)
})
