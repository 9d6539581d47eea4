import { expect, test } from 'vitest'
import { partAsked } from './part-asked.ts'

const answer =
  'O código tem seis dígitos e vale dez minutos. Veja a caixa de spam. Você pode pedir outro código depois de um minuto.'

test('of an answer that was just given the sentence that is asked for', () => {
  expect(partAsked(answer, 'esse codigo vale por quanto tempo?')).toBe(
    'O código tem seis dígitos e vale dez minutos.',
  )
  expect(partAsked(answer, 'olhei no spam e nada')).toBe('Veja a caixa de spam.')
})

test('the whole, where no sentence or several say it', () => {
  expect(partAsked(answer, 'e agora?')).toBe(answer)
  expect(partAsked(answer, 'qual código?')).toBe(answer)
})

test('what is asked in one word and told in another', () => {
  const board = 'Você descreve o que precisa. É gratuito. A resposta vem em até 15 dias.'
  expect(partAsked(board, 'pago para publicar?')).toBe('É gratuito.')
  expect(partAsked(board, 'demora?')).toBe('A resposta vem em até 15 dias.')
})
