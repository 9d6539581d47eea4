import { expect, test } from 'vitest'
import { offeredIn } from './offered.ts'

test('whom somebody serves, what is not brought along and what a team was taught is no offer', () => {
  const offers = (text: string, word: string) => offeredIn(text).includes(word)
  const pests = 'Controle de pragas para hospitais, indústrias e cozinhas. Mapa de armadilhas.'
  expect(offers(pests, 'cozinhas')).toBe(false)
  expect(offers(pests, 'pragas')).toBe(true)
  expect(offers(pests, 'armadilhas')).toBe(true)
  expect(offers('Para hospitais, curva ABC de estoque.', 'estoque')).toBe(true)
  expect(offers('Jalecos para clínicas, com bordado do nome.', 'bordado')).toBe(true)
  expect(offers('Coletores para perfurocortantes.', 'perfurocortantes')).toBe(true)
  expect(offers('Amostras sem custo.', 'custo')).toBe(false)
  expect(offers('Equipe treinada na NR-32.', 'NR-32')).toBe(false)
})
