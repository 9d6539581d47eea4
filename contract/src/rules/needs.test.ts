import { expect, test } from 'vitest'
import { bankPlanOf, hasBank, isDayAhead, needStateOf } from './needs.ts'
import { planCodes } from './plans.ts'

test('the bank is for freelancers on Profissional and companies on Corporativo', () => {
  expect(planCodes.filter((plan) => hasBank(plan, 'Freelancer'))).toEqual(['MKTPRO'])
  expect(planCodes.filter((plan) => hasBank(plan, 'Empresa'))).toEqual(['MKTCORP'])
  expect([bankPlanOf('Freelancer'), bankPlanOf('Empresa')]).toEqual(['MKTPRO', 'MKTCORP'])
})

test.each([
  ['aberta', 0, 1, 'aberta'],
  ['aberta', 4, 1, 'aberta'],
  ['aberta', 5, 1, 'completa'],
  ['aberta', 5, 0, 'vencida'],
  ['aberta', 0, -1, 'vencida'],
  ['aceita', 5, -1, 'aceita'],
  ['removida', 0, 1, 'removida'],
] as const)(
  '%s with %i proposals, %i seconds before its end, is %s',
  (status, proposals, left, state) => {
    const now = new Date('2026-11-15T12:00:00Z')
    const expires_at = new Date(now.getTime() + left * 1000)
    expect(needStateOf({ status, proposals, expires_at }, now)).toBe(state)
  },
)

test.each([
  ['2026-11-14', false],
  ['2026-11-15', true],
  ['2027-11-15', true],
  ['2027-11-16', false],
])('a deadline on %s can be met: %s', (day, can) => {
  expect(isDayAhead(day, new Date('2026-11-15T12:00:00Z'))).toBe(can)
})
