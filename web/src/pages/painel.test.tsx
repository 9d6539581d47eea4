import { screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { owner } from '../../test/people.ts'
import { show } from '../../test/render.tsx'
import { rememberSignup } from '../model/new-account.ts'
import PanelPage from './painel.tsx'

const welcome = () => screen.queryByText('Boas-vindas ao Marketplace em Saúde!')
/** Without a company nothing else has to be read for the page. */
const session = owner('MKTFREE')
const panel = () => show(<PanelPage />, { at: '/painel', session })

afterEach(() => vi.useRealTimers())

test('who has just signed up is welcomed', () => {
  rememberSignup(session.user?.id ?? 0)
  panel()
  expect(welcome()).toBeTruthy()
  expect(screen.getByText(/^Sua conta está pronta\. Falta cadastrar a empresa/)).toBeTruthy()
})

test.each([
  ['an account from before', undefined, 0],
  ['another account of the same browser', 4711, 0],
  ['an account of yesterday', 7, 25],
])('%s is not welcomed like a new one', (_, signedUp, hoursAgo) => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() - hoursAgo * 60 * 60 * 1000 })
  if (signedUp) rememberSignup(signedUp)
  vi.useRealTimers()
  panel()
  expect(screen.getByRole('heading', { name: 'Olá, Helena!' })).toBeTruthy()
  expect(welcome()).toBeNull()
})
