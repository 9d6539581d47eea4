import { expect, test } from 'vitest'
import { AttendantRequest, TeamMessage } from '../schemas/chat.ts'
import { ContactForm } from '../schemas/contacts.ts'
import { NeedForm } from '../schemas/needs.ts'
import { Correction } from '../schemas/privacy.ts'
import { ReferralInput } from '../schemas/referrals.ts'
import { ReviewForm } from '../schemas/reviews.ts'
import { companyFields, freelancerFields } from '../schemas/supplier-fields.ts'
import { day, requiredName } from './fields.ts'

test.each([
  ['Ana\tLuz', 'Ana Luz'],
  [' Ana \r\n\u00a0 Luz\u0000', 'Ana Luz'],
  ['Ana\u202eLuz\u200b', 'Ana Luz'],
  ['D’Ávila & Filhos – ME', 'D’Ávila & Filhos – ME'],
])('a name is one line without signs that nobody sees: %j', (typed, kept) => {
  expect(requiredName().parse(typed)).toBe(kept)
})

test.each(['\t', '\u0007\u200b', ' \n '])('nothing but such signs is no name: %j', (typed) => {
  expect(requiredName().safeParse(typed).success).toBe(false)
})

test.each([
  ['a visitor of a supplier', ContactForm.shape.nome],
  ['a buyer', NeedForm.shape.nome],
  ['a writer of a review', ReviewForm.shape.nome],
  ['a recommender', ReferralInput.shape.nome_indicador],
  ['who is recommended', ReferralInput.shape.empresa_freelancer_indicada],
  ['a visitor of the chat', AttendantRequest.shape.nome],
  ['who writes to the team', TeamMessage.shape.nome],
  ['who corrects the own data', Correction.shape.nome],
  ['a person', freelancerFields.nome.ask],
  ['a person who changes it', freelancerFields.nome.edit],
  ['a company', companyFields.nome_fantasia.ask],
  ['a company that changes it', companyFields.nome_fantasia.edit],
  ['a company, in law', companyFields.razao_social.ask],
  ['the same, changed', companyFields.razao_social.edit],
])('the name of %s is such a line', (_, field) => {
  expect(field.parse('Ana\t\u0007 Luz')).toBe('Ana Luz')
})

test.each(['', '2026-02-30', '0026-01-01'])(
  'a day that is none says what is asked for: %j',
  (text) => {
    const messages = day()
      .safeParse(text)
      .error?.issues.map(({ message }) => message)
    expect(messages).toContain('Por favor, insira uma data válida (dd/mm/aaaa).')
  },
)
