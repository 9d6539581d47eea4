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
