import { expect, test } from 'vitest'
import { withoutAsides } from './aside.ts'

test.each([
  ['kkkk sabia. então quem faz limpeza?', 'sabia. então quem faz limpeza?'],
  ['poxa. e calibração?', 'e calibração?'],
  ['obrigada viu! ah, esqueci: poltrona para acompanhante', 'poltrona para acompanhante'],
  ['ok, cancel that. what about enteral nutrition?', 'what about enteral nutrition?'],
  ['tem curso de NR 32? sou de São Luís', 'tem curso de NR 32?'],
  ['Sou comprador. Que documentos devo pedir?', 'Que documentos devo pedir?'],
])('what is said beside it goes: %s', (text, rest) => expect(withoutAsides(text)).toBe(rest))

test.each([
  'nossa autoclave parou',
  'sou dentista e preciso de resina',
  'sou de Aracaju',
  'Sou fornecedor de luvas. Como me cadastro?',
  'quero cancelar minha assinatura',
  'obrigada',
])('nothing is said beside it: %s', (text) => expect(withoutAsides(text)).toBeUndefined())
