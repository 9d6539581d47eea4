import { screen, waitFor } from '@testing-library/react'
import { getMailLanguage, getPresence, listSessions } from 'contract/account'
import { getLeadMails } from 'contract/leads'
import { getSecondFactor } from 'contract/second-factor'
import { listIdentities } from 'contract/sign-in'
import { beforeEach, expect, test } from 'vitest'
import { answer, answerLater, refuse, sentTo } from '../../../test/answers.ts'
import { freelancer, owner } from '../../../test/people.ts'
import { show } from '../../../test/render.tsx'
import AccountPage from './account.tsx'

const headings = () =>
  screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)

beforeEach(() => {
  answer(listIdentities, [])
  answer(getMailLanguage, { language: 'pt' })
  answer(getSecondFactor, {
    enabled: false,
    app: false,
    passkeys: [],
    passkeyOrigin: window.location.origin,
    recoveryCodesLeft: 0,
  })
})

test('the cards of the account come together: none pushes another down', async () => {
  answer(getPresence, { marketplace: true, slug: 'ana-8', status: true, suspended: null })
  answer(getLeadMails, { weekly: true, needs: true })
  const sessions = answerLater(listSessions)
  show(<AccountPage />, { session: freelancer('MKTPRO') })
  await waitFor(() => expect(sentTo(getLeadMails)).toHaveLength(1))
  expect(headings()).toEqual(['Alterar senha'])
  sessions([])
  expect(await screen.findByText('Onde sua conta está aberta')).toBeTruthy()
  expect(headings()).toEqual([
    'Alterar senha',
    'Como você entra',
    'Verificação em duas etapas',
    'Presença no diretório',
    'E-mails sobre pedidos de contato',
    'Idioma dos e-mails',
    'Onde sua conta está aberta',
  ])
})

test('an owner without a company has the cards that are for everybody, and they stay', async () => {
  answer(listSessions, [])
  refuse(getPresence, { status: 404, code: 'NOT_FOUND' })
  refuse(getLeadMails, { status: 404, code: 'NOT_FOUND' })
  const { client } = show(<AccountPage />, { session: { ...owner('MKTFREE'), empresa: null } })
  const last = await screen.findByText('Onde sua conta está aberta')
  await waitFor(() => expect(client.isFetching()).toBe(0))
  expect(last.isConnected).toBe(true)
  expect(headings()).toEqual([
    'Alterar senha',
    'Como você entra',
    'Verificação em duas etapas',
    'Idioma dos e-mails',
    'Onde sua conta está aberta',
  ])
})
