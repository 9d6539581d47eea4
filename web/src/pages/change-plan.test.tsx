import { screen } from '@testing-library/react'
import { getSubscription } from 'contract/plans'
import { expect, test } from 'vitest'
import { sentTo } from '../../test/answers.ts'
import { owner } from '../../test/people.ts'
import { show } from '../../test/render.tsx'
import ChangePlanPage from './change-plan.tsx'
import SubscriptionPage from './dashboard/subscription.tsx'

test.each([
  ['/alterplan', <ChangePlanPage key="change" />],
  ['/marketplaceDash/assinatura', <SubscriptionPage key="own" />],
])('an owner without a company is led to register it: %s', async (at, page) => {
  show(page, { at, session: owner('MKTFREE') })
  const link = await screen.findByRole<HTMLAnchorElement>('link', { name: 'Cadastrar empresa' })
  expect(new URL(link.href).pathname).toBe('/RegisteredCompanyStepEnterprise')
  expect(sentTo(getSubscription)).toEqual([])
})
