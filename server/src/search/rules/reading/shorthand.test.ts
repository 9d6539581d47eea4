import { expect, test } from 'vitest'
import { withoutShorthand } from './shorthand.ts'

test.each([
  ['manut prev equip med', 'manutenção preventiva equipamento médico'],
  ['10 cx luva proc. M', '10 caixa luva procedimento M'],
  ['Cilindro O2 recarga', 'Cilindro oxigênio recarga'],
  ['propé desc.', 'propé descartável'],
  ['plantão 24h', 'plantão 24 horas'],
  ['suporte 24/7 e 24 hs', 'suporte 24 horas e 24 horas'],
  ['jaleco p/ clínica s/ manga', 'jaleco para clínica sem manga'],
])('%s is %s', (typed, written) => {
  expect(withoutShorthand(typed)).toBe(written)
})

test('a word alone may be unfinished, and most of these are words of their own', () => {
  expect(withoutShorthand('equip')).toBe('equip')
  expect(withoutShorthand('curso de tec em enfermagem')).toBe('curso de tec em enfermagem')
  expect(withoutShorthand('equipe da farmácia')).toBe('equipe da farmácia')
})
