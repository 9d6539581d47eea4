import { screen } from '@testing-library/react'
import { getOverview } from 'contract/overview'
import { getSubscription } from 'contract/plans'
import { expect, test } from 'vitest'
import { refuse, sentTo } from '../../test/answers.ts'
import { administrator, owner } from '../../test/people.ts'
import { show } from '../../test/render.tsx'
import ChangePlanPage from './change-plan.tsx'
import SubscriptionPage from './dashboard/subscription.tsx'

const pages = [
  ['/alterplan', <ChangePlanPage key="change" />],
  ['/marketplaceDash/assinatura', <SubscriptionPage key="own" />],
] as const

test.each(pages)('an owner without a company is led to register it: %s', async (at, page) => {
  show(page, { at, session: owner('MKTFREE') })
  const link = await screen.findByRole<HTMLAnchorElement>('link', { name: 'Cadastrar empresa' })
  expect(new URL(link.href).pathname).toBe('/RegisteredCompanyStepEnterprise')
  expect(sentTo(getSubscription)).toEqual([])
})

test.each(pages)('an administrator has nothing to pay: %s', async (at, page) => {
  refuse(getOverview, { status: 500, code: 'UNEXPECTED' })
  show(page, { at, session: administrator })
  expect(screen.getByText('Contas de administração não têm plano nem cobrança.')).toBeTruthy()
  await screen.findByRole('button', { name: 'Tentar novamente' })
  expect(sentTo(getSubscription)).toEqual([])
})
