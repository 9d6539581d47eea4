import { screen, waitFor } from '@testing-library/react'
import { getPresence, listSessions } from 'contract/account'
import { getLeadMails } from 'contract/leads'
import { getSecondFactor } from 'contract/second-factor'
import { listIdentities } from 'contract/sign-in'
import { expect, test } from 'vitest'
import { answer, answerLater, sentTo } from '../../../test/answers.ts'
import { freelancer } from '../../../test/people.ts'
import { show } from '../../../test/render.tsx'
import AccountPage from './account.tsx'

const headings = () =>
  screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)

test('the cards of the account come together: none pushes another down', async () => {
  answer(listIdentities, [])
  answer(getSecondFactor, {
    enabled: false,
    app: false,
    passkeys: [],
    passkeyOrigin: window.location.origin,
    recoveryCodesLeft: 0,
  })
  answer(getPresence, { marketplace: true, slug: 'ana-8', status: true, suspended: null })
  answer(getLeadMails, { weekly: true, needs: true, language: 'pt' })
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
    'Onde sua conta está aberta',
  ])
})
