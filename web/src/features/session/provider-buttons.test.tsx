import { screen } from '@testing-library/react'
import { startSignIn } from 'contract/sign-in'
import { expect, test } from 'vitest'
import { answer, answerLater, disconnect, refuse, sentTo } from '../../../test/answers.ts'
import { watchLeaving } from '../../../test/leaving.ts'
import { show } from '../../../test/render.tsx'
import { stored } from '../../../test/storage.ts'
import { writeText } from '../../lib/storage.ts'
import { LoginForm } from './login-form.tsx'

const buttons = () =>
  screen.queryAllByRole('button', { name: /^Continuar com/ }).map((found) => found.textContent)
const google = () => screen.getByRole('button', { name: 'Continuar com Google' })
const linkedin = () => screen.getByRole('button', { name: 'Continuar com LinkedIn' })

test.each([
  [['google', 'linkedin'], ['Continuar com Google', 'Continuar com LinkedIn'], true],
  [['linkedin'], ['Continuar com LinkedIn'], true],
  [[], [], false],
] as const)('with the providers %j there are the buttons %j', (signInWith, names, divided) => {
  show(<LoginForm />, { signInWith: [...signInWith] })
  expect(buttons()).toEqual(names)
  expect(screen.queryByText('OU') !== null).toBe(divided)
})

test('a click leads to the provider, once, and the place to go is kept meanwhile', async () => {
  const leaving = watchLeaving()
  const reply = answerLater(startSignIn)
  const { user } = show(<LoginForm />, { at: '/login?destino=%2FmarketplaceDash%2Ffoto' })
  await user.dblClick(google())
  expect(google()).toHaveProperty('disabled', true)
  expect(linkedin()).toHaveProperty('disabled', true)
  reply({ url: 'https://accounts.example/auth?x=1' })
  await expect.poll(() => leaving.mock.calls).toEqual([['https://accounts.example/auth?x=1']])
  expect(sentTo(startSignIn)).toHaveLength(1)
  expect(stored().local.signInTarget).toBe('/marketplaceDash/foto')
})

test('without a place to go the one of an earlier try is forgotten', async () => {
  const leaving = watchLeaving()
  writeText('signInTarget', '/marketplaceDash/foto')
  answer(startSignIn, { url: '/sandbox/oidc/auth' })
  const { user } = show(<LoginForm />)
  await user.click(linkedin())
  await expect.poll(() => leaving.mock.calls).toEqual([['/sandbox/oidc/auth']])
  expect(stored().local.signInTarget).toBeUndefined()
})

const unavailable =
  'O serviço de acesso que você escolheu não respondeu. Tente de novo em instantes ou entre com e-mail e senha.'

test('a provider that does not answer is told on the page, and what was typed stays', async () => {
  refuse(startSignIn, { status: 503, code: 'SIGN_IN_UNAVAILABLE', detail: unavailable })
  const { user } = show(<LoginForm />)
  await user.type(screen.getByLabelText('Usuário'), 'ana@example.com')
  await user.click(google())
  expect((await screen.findByRole('alert')).textContent).toBe(unavailable)
  expect(screen.getByLabelText('Usuário')).toHaveProperty('value', 'ana@example.com')
  disconnect(startSignIn)
  await user.click(google())
  await expect
    .poll(() => screen.queryByRole('alert')?.textContent)
    .toMatch(/^Não conseguimos falar com o servidor/)
  refuse(startSignIn, { status: 429, code: 'TOO_MANY_REQUESTS', retryAfter: 200 })
  await user.click(google())
  await expect
    .poll(() => screen.queryByRole('alert')?.textContent)
    .toBe('Muitas tentativas seguidas. Tente novamente em 4 minutos.')
})
