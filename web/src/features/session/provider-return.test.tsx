import { screen } from '@testing-library/react'
import { finishSignIn, linkIdentity } from 'contract/sign-in'
import { anonymous, getSecondStep, login, loginSecondStep } from 'contract/session'
import { expect, test } from 'vitest'
import { answer, answerLater, refuse, sentTo } from '../../../test/answers.ts'
import { administrator, freelancer } from '../../../test/people.ts'
import { show } from '../../../test/render.tsx'
import { stored } from '../../../test/storage.ts'
import { notifySuccess } from '../../lib/notify.ts'
import { readJson, writeJson, writeText } from '../../lib/storage.ts'
import { ProviderReturn } from './provider-return.tsx'

const at = '/login/google?code=abc&state=xyz&iss=https%3A%2F%2Faccounts.google.com'
const comeBack = (language: 'pt' | 'en' = 'pt') =>
  show(<ProviderReturn provider="google" />, { at, language })
const entered = { login: freelancer('MKTFREE'), newcomer: null }
const marina = { nome: 'Marina Duarte', email: 'marina@example.com', verified: true }

test('the answer is sent as it came, once, and leaves the address', async () => {
  const reply = answerLater(finishSignIn)
  const { address } = comeBack()
  expect(screen.getByRole('status').textContent).toBe('Entrando com o Google…')
  await expect.poll(address).toBe('/login/google')
  expect(sentTo(finishSignIn)).toEqual([
    { answer: 'code=abc&state=xyz&iss=https%3A%2F%2Faccounts.google.com' },
  ])
  reply(entered)
  await expect.poll(address).toBe('/marketplaceDash')
  expect(readJson('infosUserLogin')).toEqual(entered.login)
})

test.each([
  ['/marketplaceDash/foto?x=1', '/marketplaceDash/foto?x=1'],
  ['//evil.example', '/marketplaceDash'],
  ['https://evil.example/', '/marketplaceDash'],
])('who wanted to go to %s gets to %s', async (target, reached) => {
  writeText('signInTarget', target)
  answer(finishSignIn, entered)
  const { address } = comeBack()
  await expect.poll(address).toBe(reached)
  expect(stored().local.signInTarget).toBeUndefined()
})

test('somebody new gets to the sign-up, with name and confirmed e-mail in both kinds', async () => {
  writeJson('signupPF', { nome: 'Outra', email: 'outra@example.com', cpf: '111.444.777-35' })
  writeJson('signupFreelancer', { nome: 'Marina D.', email: marina.email, telefone: '1' })
  answer(finishSignIn, { login: anonymous, newcomer: marina })
  const { address } = comeBack()
  await expect.poll(address).toBe('/registerEnterprise')
  expect(await screen.findByText(/^Ainda não há conta com marina@example\.com\./)).toBeTruthy()
  const confirmed = { email: marina.email, codeSentTo: '', verifiedEmail: marina.email }
  expect(readJson('signupPF')).toEqual({ nome: 'Marina Duarte', ...confirmed })
  expect(readJson('signupFreelancer')).toEqual({ nome: 'Marina D.', telefone: '1', ...confirmed })
})

test('an e-mail that is not confirmed asks for the password, and links after it', async () => {
  answer(finishSignIn, { login: anonymous, newcomer: { ...marina, verified: false } })
  answer(login, freelancer('MKTFREE'))
  answer(linkIdentity, { linked: 'google' })
  const { user, address } = comeBack()
  expect(
    await screen.findByText(/^O Google não confirmou o e-mail marina@example\.com\./),
  ).toBeTruthy()
  expect(screen.getByLabelText('Usuário')).toHaveProperty('value', marina.email)
  expect(readJson('signupPF')).toMatchObject({ email: marina.email, verifiedEmail: '' })
  expect(sentTo(linkIdentity)).toEqual([])
  await user.type(screen.getByLabelText('Senha'), 'Saude@2026')
  await user.click(screen.getByRole('button', { name: 'Acessar' }))
  await expect.poll(address).toBe('/marketplaceDash')
  expect(sentTo(linkIdentity)).toHaveLength(1)
  expect(await screen.findByText('Acesso vinculado')).toBeTruthy()
  expect(screen.getByText('Da próxima vez, você pode entrar com o Google.')).toBeTruthy()
})

test('a provider that tells no e-mail says so', async () => {
  answer(finishSignIn, { login: anonymous, newcomer: { nome: 'Ana', email: '', verified: false } })
  comeBack()
  expect(await screen.findByText(/^O Google não informou seu e-mail\./)).toBeTruthy()
})

test('the second step follows, links, and leads where one wanted to go', async () => {
  writeText('signInTarget', '/marketplaceDash/conta')
  refuse(finishSignIn, { status: 401, code: 'SECOND_FACTOR_REQUIRED' })
  answer(loginSecondStep, administrator)
  refuse(linkIdentity, { status: 500, code: 'UNEXPECTED' })
  const { user, address } = comeBack()
  expect(await screen.findByText(/^O Google confirmou que é você\. Falta o código/)).toBeTruthy()
  await user.type(screen.getByLabelText('Código'), '123456{Enter}')
  await expect.poll(address).toBe('/marketplaceDash/conta')
  expect(sentTo(linkIdentity)).toHaveLength(1)
})

test('whose provider is linked already is told nothing of it at the next login', async () => {
  refuse(finishSignIn, { status: 401, code: 'SECOND_FACTOR_REQUIRED' })
  answer(loginSecondStep, administrator)
  answer(linkIdentity, { linked: null })
  const { user, address } = comeBack()
  await user.type(await screen.findByLabelText('Código'), '123456{Enter}')
  await expect.poll(address).toBe('/marketplaceDash')
  expect(sentTo(linkIdentity)).toHaveLength(1)
  // Notices come one after another: with this one an earlier one would be there.
  notifySuccess('Fim')
  expect(await screen.findByText('Fim')).toBeTruthy()
  expect(screen.queryByText('Acesso vinculado')).toBeNull()
})

test('who has only passkeys is asked for one of them, not for a code of an app', async () => {
  refuse(finishSignIn, { status: 401, code: 'SECOND_FACTOR_REQUIRED' })
  answer(getSecondStep, { app: false, passkeys: true })
  comeBack()
  const text =
    'O Google confirmou que é você. Falta a segunda etapa: confirme com a sua chave de acesso.'
  expect(await screen.findByText(text)).toBeTruthy()
})

const cancelled = 'O acesso foi cancelado. Você pode tentar de novo ou usar e-mail e senha.'

test.each([
  ['pt', cancelled, 'Acessar'],
  ['en', 'The sign-in was cancelled. You can try again or use e-mail and password.', 'Log in'],
] as const)(
  'a failure is told on the login page (%s), which keeps the place to go',
  async (language, text, enter) => {
    writeText('signInTarget', '/marketplaceDash/foto')
    refuse(finishSignIn, { status: 400, code: 'SIGN_IN_CANCELLED', detail: cancelled })
    const { address } = comeBack(language)
    expect((await screen.findByRole('alert')).textContent).toBe(text)
    expect(screen.getByRole('button', { name: enter })).toBeTruthy()
    expect(address()).toBe('/login/google?destino=%2FmarketplaceDash%2Ffoto')
  },
)
