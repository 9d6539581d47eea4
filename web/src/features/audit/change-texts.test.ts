import { auditFacts } from 'contract/audit'
import { CompanyEdit, FreelancerEdit, PersonEdit } from 'contract/schemas/profiles'
import { inboxStatuses } from 'contract/inbox'
import { expect, test } from 'vitest'
import { knownFieldLabel } from '../../model/field-labels.ts'
import { statusText } from './change-texts.ts'

const edited = [CompanyEdit, FreelancerEdit, PersonEdit].flatMap(({ shape }) => Object.keys(shape))

test('every field that the audit log can hold has a name', () => {
  const keys = new Set<string>([...auditFacts, ...edited])
  // What no log shows.
  for (const key of ['version', 'identityProof']) keys.delete(key)
  expect([...keys].filter((key) => knownFieldLabel(key) === undefined)).toEqual([])
  expect([knownFieldLabel('second_factor'), knownFieldLabel('nome_fantasia')]).toEqual([
    'Verificação em duas etapas',
    'Nome Fantasia',
  ])
})

test('the status of what was looked at is a word in the language of the page', () => {
  expect(inboxStatuses.map(statusText)).toEqual(['Nova', 'Respondida', 'Arquivada'])
  expect(statusText('aberto')).toBe('Em análise')
})
