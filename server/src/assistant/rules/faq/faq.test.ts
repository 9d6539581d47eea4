import { describe, expect, test } from 'vitest'
import { hoursText } from '../../../jobs/business-hours.ts'
import { faqReply } from '../../service-replies.ts'
import { english as texts } from '../answering/texts-english.ts'
import { asksForPerson } from '../understanding/person.ts'
import { readMessage } from '../understanding/message.ts'
import { faq } from './faq.ts'

test('no two answers have one name', () => {
  expect(new Set(faq.map(({ id }) => id)).size).toBe(faq.length)
})

const hours = { days: { first: 1, last: 6 }, hours: { from: 8, to: 20 } }

describe('in English', () => {
  test.each(faq.map(({ id, en }) => [id, en.answer]))(
    '%s is answered, with the names that the English screens have',
    (_, answer) => {
      expect(answer).not.toMatch(
        /Grátis|Básico|Profissional|Corporativo|Minha|Meus|Ver Contato|Denunciar|attendant|R\$ \d\.\d/,
      )
    },
  )

  test('the configured hours are told', () => {
    const { texto } = faqReply('horario', {}, hours, 'en')
    expect(texto).toContain(hoursText(hours, 'en'))
  })

  test('what is offered for talking to a person asks for one', () => {
    expect(asksForPerson(readMessage(texts.person), false)).toBe(true)
  })
})
