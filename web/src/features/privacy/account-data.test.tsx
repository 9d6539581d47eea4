import { screen, within } from '@testing-library/react'
import { eraseMyData, getMyData, type MyData } from 'contract/privacy'
import { expect, test, vi } from 'vitest'
import { answer, refuse, sentTo } from '../../../test/answers.ts'
import { show } from '../../../test/render.tsx'
import { IdentityContext } from '../../model/identity.ts'
import { AccountData } from './account-data.tsx'

const ana: MyData = {
  email: 'ana@example.com',
  account: {
    nome: 'Ana Luz',
    created_at: '2026-11-01T12:00:00.000Z',
    page: 'Ana Luz Calibrações',
    contactsReceived: 4,
    invoices: 3,
  },
  contacts: { total: 0, data: [] },
  needs: { total: 0, data: [] },
  referrals: { total: 0, data: [] },
  conversations: { total: 0, data: [] },
  reports: 0,
  mails: 0,
  sessions: 2,
  consents: [
    {
      id: 1,
      purpose: 'termos',
      version: 'anterior',
      given_at: '2026-11-01T12:00:00.000Z',
      revoked_at: null,
      supplier: null,
    },
  ],
  requests: [],
  noContact: false,
  blocked: null,
}

function shown(data: MyData, proof: string | undefined) {
  answer(getMyData, data)
  const onErased = vi.fn<() => void>()
  const { user } = show(
    <IdentityContext value={() => Promise.resolve(proof)}>
      <AccountData onErased={onErased} />
    </IdentityContext>,
  )
  return { user, onErased }
}

async function erase(user: ReturnType<typeof shown>['user']) {
  await user.click(await screen.findByRole('button', { name: 'Apagar minha conta' }))
  const dialog = within(await screen.findByRole('dialog'))
  await user.click(dialog.getByRole('button', { name: 'Apagar tudo' }))
}

test('an account goes with a proof of who asks, and not without one', async () => {
  const first = shown(ana, undefined)
  answer(eraseMyData, { erased: 9 })
  await erase(first.user)
  expect(sentTo(eraseMyData)).toEqual([])
  expect(first.onErased).not.toHaveBeenCalled()
})

test('once proved the account is erased, and the page is told', async () => {
  const { user, onErased } = shown(ana, 'prova')
  answer(eraseMyData, { erased: 9 })
  await erase(user)
  await expect.poll(() => onErased.mock.calls.length).toBe(1)
  expect(sentTo(eraseMyData)).toEqual([{ noContact: false, identityProof: 'prova' }])
})

test('a refusal is told and the account stays', async () => {
  const { user, onErased } = shown(ana, 'prova')
  const detail = 'Há um pagamento aberto, que vence em até um dia. Apague os dados depois disso.'
  refuse(eraseMyData, { status: 409, code: 'ERASE_CHECKOUT_OPEN', detail })
  await erase(user)
  expect(await screen.findByText(detail)).toBeTruthy()
  expect(onErased).not.toHaveBeenCalled()
})

test('while a subscription runs the way to end it stands where the button would', async () => {
  shown({ ...ana, blocked: 'subscription' }, 'prova')
  const link = await screen.findByRole('link', { name: 'Minha assinatura' })
  expect(link.getAttribute('href')).toBe('/marketplaceDash/assinatura')
  expect(screen.queryByRole('button', { name: 'Apagar minha conta' })).toBeNull()
})

test('terms end with the account, and boxes from before versions say so', async () => {
  shown(ana, 'prova')
  const consents = within(await screen.findByRole('region', { name: 'Consentimentos' }))
  expect(consents.getByText('Texto em vigor naquele dia')).toBeTruthy()
  expect(consents.getByText(/Para retirar, apague a conta/)).toBeTruthy()
  expect(consents.queryByRole('button', { name: /Retirar: Termos/ })).toBeNull()
})
