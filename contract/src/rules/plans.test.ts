import { expect, test } from 'vitest'
import { peerPlan, type PlanCode, planCodes, plans } from './plans.ts'

const added = (plan: PlanCode, before: PlanCode) =>
  plans[plan].features.filter((feature) => !plans[before].features.includes(feature))

test('each plan has the name and adds the features that the specification gives it', () => {
  expect(planCodes.map((code) => plans[code].name)).toEqual([
    'Grátis',
    'Básico',
    'Profissional',
    'Corporativo',
  ])
  expect(plans.MKTFREE.features).toEqual([
    'registration',
    'basicContact',
    'link',
    'unlimitedDescription',
  ])
  expect(added('MKTBASIC', 'MKTFREE')).toEqual(['logo', 'certificates', 'visitPanel', 'keywords'])
  expect(added('MKTPRO', 'MKTBASIC')).toEqual([
    'exclusivePage',
    'whatsapp',
    'reviewsLink',
    'businessBankFreelancer',
  ])
  expect(added('MKTCORP', 'MKTPRO')).toEqual([
    'exclusiveCompanyPage',
    'prioritySupport',
    'businessBankCompany',
  ])
  for (const { features } of [plans.MKTPRO, plans.MKTCORP]) {
    expect(features).toEqual(expect.arrayContaining([...plans.MKTBASIC.features]))
  }
})

test.each([
  ['MKTPRO', 'Empresa', 'MKTCORP'],
  ['MKTCORP', 'Freelancer', 'MKTPRO'],
  ['MKTBASIC', 'Empresa', 'MKTBASIC'],
  ['MKTPRO', 'Freelancer', 'MKTPRO'],
  ['MKTFREE', 'Freelancer', 'MKTFREE'],
] as const)('%s for %s is %s', (plan, kind, peer) => {
  expect(peerPlan(plan, kind)).toBe(peer)
})
