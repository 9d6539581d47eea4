import { screen, waitFor } from '@testing-library/react'
import { startPasskeyStep } from 'contract/passkeys'
import { anonymous, getSecondStep, login, loginSecondStep, me } from 'contract/session'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { answer, disconnect, refuse, sentTo } from '../../../test/answers.ts'
import { administrator, freelancer, owner } from '../../../test/people.ts'
import { fillIn, show } from '../../../test/render.tsx'
import { stored, storeForeign } from '../../../test/storage.ts'
import { writeJson, writeText } from '../../lib/storage.ts'
import { ArrivalNotice } from './arrival-notice.tsx'
import { LoginForm } from './login-form.tsx'

type View = ReturnType<typeof show>

async function logIn({ user }: View, password = 'Saude@2026') {
  await fillIn(user, screen.getByLabelText('Usuário'), 'ana@example.com')
  await fillIn(user, screen.getByLabelText('Senha'), password)
  await user.click(screen.getByRole('button', { name: 'Acessar' }))
}

const said = async () => (await screen.findByRole('alert')).textContent
const typed = () =>
  ['Usuário', 'Senha'].map((label) => (screen.getByLabelText(label) as HTMLInputElement).value)

test('wrong credentials read as the specification says, and what was typed stays', async () => {
  refuse(login, { status: 401, code: 'LOGIN_FAILED' })
  await logIn(show(<LoginForm />), 'errada')
  expect(await said()).toBe('Email ou senha inválidos.')
  expect(sentTo(login)).toEqual([{ email: 'ana@example.com', password: 'errada' }])
  expect(typed()).toEqual(['ana@example.com', 'errada'])
})

test('empty fields are sent, and read as wrong ones', async () => {
  refuse(login, { status: 401, code: 'LOGIN_FAILED' })
  const { user } = show(<LoginForm />)
  await user.click(screen.getByRole('button', { name: 'Acessar' }))
  expect(await said()).toBe('Email ou senha inválidos.')
  expect(sentTo(login)).toEqual([{ email: '', password: '' }])
})

test.each([
  ['pt', 45, 'Muitas tentativas seguidas. Tente novamente em 45 segundos.'],
  ['pt', 61 * 14, 'Muitas tentativas seguidas. Tente novamente em 15 minutos.'],
  ['pt', 60 * 60 * 30, 'Muitas tentativas seguidas. Tente novamente em 30 horas.'],
  ['pt', 60 * 60 * 24 * 29, 'Muitas tentativas seguidas. Tente novamente em 29 dias.'],
  ['en', 61 * 14, 'Too many attempts in a row. Try again in 15 minutes.'],
] as const)('too many tries say when to try again (%s, %i s)', async (language, wait, text) => {
  refuse(login, { status: 429, code: 'TOO_MANY_REQUESTS', retryAfter: wait })
  const { user } = show(<LoginForm />, { language })
  await user.type(screen.getByRole('textbox'), 'ana@example.com')
  await user.click(screen.getByRole('button', { name: /^(Acessar|Log in)$/ }))
  expect(await said()).toBe(text)
  expect(screen.getByRole('textbox')).toHaveProperty('value', 'ana@example.com')
})

test('a lost connection is not a wrong password, and the next try takes its words away', async () => {
  disconnect(login)
  const view = show(<LoginForm />)
  await logIn(view)
  expect(await said()).toBe(
    'Não conseguimos falar com o servidor. Verifique sua conexão e tente novamente.',
  )
  expect(typed()).toEqual(['ana@example.com', 'Saude@2026'])
  answer(login, freelancer('MKTFREE'))
  await view.user.click(screen.getByRole('button', { name: 'Acessar' }))
  await expect.poll(view.address).toBe('/marketplaceDash')
  expect(screen.queryByRole('alert')).toBeNull()
})

const subscription = '/login?destino=%2FmarketplaceDash%2Fassinatura%3Fcheckout%3Dok'

test('after the login one is where one wanted to go', async () => {
  answer(login, freelancer('MKTFREE'))
  const view = show(<LoginForm />, { at: subscription })
  await logIn(view)
  await expect.poll(view.address).toBe('/marketplaceDash/assinatura?checkout=ok')
})

test('a place of another site is nowhere to go: the dashboard it is', async () => {
  answer(login, freelancer('MKTFREE'))
  const view = show(<LoginForm />, { at: '/login?destino=%2F%5Cevil.example' })
  await logIn(view)
  await expect.poll(view.address).toBe('/marketplaceDash')
})

test('the second step leads there too, and says when there were too many tries', async () => {
  refuse(login, { status: 401, code: 'SECOND_FACTOR_REQUIRED' })
  refuse(loginSecondStep, { status: 429, code: 'TOO_MANY_REQUESTS', retryAfter: 200 })
  const view = show(<LoginForm />, { at: subscription })
  await logIn(view)
  await view.user.type(await screen.findByLabelText('Código'), '123456')
  await view.user.click(screen.getByRole('button', { name: 'Acessar' }))
  expect(await said()).toBe('Muitas tentativas seguidas. Tente novamente em 4 minutos.')
  answer(loginSecondStep, administrator)
  await view.user.click(screen.getByRole('button', { name: 'Acessar' }))
  await expect.poll(view.address).toBe('/marketplaceDash/assinatura?checkout=ok')
})

test('who forgot the password keeps the place to go', () => {
  show(<LoginForm />, { at: subscription })
  const link = screen.getByRole('link', { name: 'Esqueceu a senha?' })
  expect(new URL((link as HTMLAnchorElement).href).search).toBe(
    '?destino=%2FmarketplaceDash%2Fassinatura%3Fcheckout%3Dok',
  )
})

test('opening the login page clears the storage but keeps language, drafts, the chosen plan and the number for the chat', () => {
  writeText('lng', 'pt')
  writeText('priceID', 'sandbox_MKTPRO_month')
  writeText('planSelectec', 'MKTPRO')
  writeText('planKind', 'Freelancer')
  writeText('signupEmail', 'ana@example.com')
  writeText('cnpj', '12.ABC.345/01DE-35')
  writeText('marketplace', 'true')
  for (const key of ['signupPF', 'signupFreelancer', 'enterprise', 'address'] as const) {
    writeJson(key, { nome: 'Ana' })
  }
  // Somebody may be waiting in the chat for a person.
  writeText('numberForChat', '(11) 98765-4321')
  const drafts = stored().local
  writeJson('infosUserLogin', freelancer('MKTFREE'))
  writeJson('filters', { cidade: 'Recife' })
  writeText('id_for_enterprise', '7')
  storeForeign('of another version', 'x')
  show(<ArrivalNotice />)
  expect(stored()).toEqual({ local: drafts, session: { 'of another version': 'x' } })
})

test('a session that ended elsewhere is told on the login page', async () => {
  answer(me, anonymous)
  writeJson('infosUserLogin', freelancer('MKTFREE'))
  show(<ArrivalNotice />, { at: subscription })
  expect((await screen.findByRole('status')).textContent).toBe(
    'Sua sessão terminou. Entre de novo para continuar de onde parou.',
  )
})

test('also when only this tab still believed in it', async () => {
  answer(me, anonymous)
  show(<ArrivalNotice />, { at: subscription, session: owner('MKTFREE') })
  expect(await screen.findByText(/^Sua sessão terminou\./)).toBeDefined()
})

test.each([
  ['who was never logged in', undefined],
  ['whose session is alive', freelancer('MKTFREE')],
])('%s is asked to log in, and told of no ended session', async (_, session) => {
  answer(me, session ?? anonymous)
  if (session) writeJson('infosUserLogin', session)
  const { client } = show(<ArrivalNotice />, { at: subscription })
  expect(screen.getByText(/^Entre na sua conta para continuar\./)).toBeDefined()
  await expect.poll(() => client.isFetching()).toBe(0)
  expect(screen.queryByText(/sessão terminou/)).toBeNull()
})

test('the free plan says first that one signs up', () => {
  show(<ArrivalNotice />, { at: '/login?plano=gratis' })
  expect(screen.getByRole('heading', { name: 'Comece grátis: cadastre-se' })).toBeDefined()
  expect(screen.getByRole('link', { name: 'Criar conta grátis' })).toHaveProperty(
    'pathname',
    '/registerEnterprise',
  )
})

test('after many wrong guesses by others the code comes by e-mail, and opens the session', async () => {
  refuse(login, { status: 401, code: 'LOGIN_CODE_REQUIRED' })
  refuse(loginSecondStep, {
    status: 401,
    code: 'SECOND_FACTOR_WRONG',
    detail: 'Código inválido ou já usado.',
  })
  const { user } = show(<LoginForm />)
  await fillIn(user, screen.getByLabelText('Usuário'), 'ana@example.com')
  await fillIn(user, screen.getByLabelText('Senha'), 'Certa#4821')
  await user.click(screen.getByRole('button', { name: 'Acessar' }))
  expect(await screen.findByText(/falta o código que enviamos ao seu e-mail/)).toBeTruthy()
  await user.type(screen.getByLabelText('Código'), '123456{Enter}')
  expect(await screen.findByRole('alert')).toHaveProperty(
    'textContent',
    'Código inválido ou já usado.',
  )
  expect(sentTo(loginSecondStep)).toEqual([{ code: '123456' }])
})

describe('the second step by a passkey', () => {
  const bytes = new Uint8Array([1, 2, 3]).buffer
  const get = vi.fn<() => Promise<unknown>>()

  async function atSecondStep(app: boolean) {
    vi.stubGlobal('PublicKeyCredential', class {})
    Object.defineProperty(navigator, 'credentials', { configurable: true, value: { get } })
    refuse(login, { status: 401, code: 'SECOND_FACTOR_REQUIRED' })
    answer(getSecondStep, { app, passkeys: true })
    answer(startPasskeyStep, { challenge: 'AAAA', allowCredentials: [] })
    const view = show(<LoginForm />)
    await logIn(view)
    return { ...view, use: await screen.findByRole('button', { name: 'Usar chave de acesso' }) }
  }
  afterEach(() => {
    get.mockReset()
    Reflect.deleteProperty(globalThis, 'PublicKeyCredential')
  })

  test('logs in with what the browser gives', async () => {
    answer(loginSecondStep, freelancer('MKTFREE'))
    get.mockResolvedValue({
      id: 'AQID',
      rawId: bytes,
      type: 'public-key',
      response: { clientDataJSON: bytes, authenticatorData: bytes, signature: bytes },
      getClientExtensionResults: () => ({}),
    })
    const { user, use, address } = await atSecondStep(false)
    expect(screen.getByText('Um dos códigos de recuperação que você guardou.')).toBeTruthy()
    await user.click(use)
    await waitFor(() => expect(address()).toBe('/marketplaceDash'))
    expect(sentTo(loginSecondStep)).toMatchObject([
      { passkey: { id: 'AQID', response: { signature: 'AQID' } } },
    ])
  })

  test('that is cancelled, or refused, says so and leaves the code as another way', async () => {
    get.mockRejectedValueOnce(Object.assign(new Error('English'), { name: 'NotAllowedError' }))
    const { user, use } = await atSecondStep(true)
    await user.click(use)
    expect(await said()).toBe('A confirmação foi cancelada ou demorou demais. Tente novamente.')
    Reflect.deleteProperty(globalThis, 'PublicKeyCredential')
    await user.click(use)
    await waitFor(async () =>
      expect(await said()).toContain('Este navegador não oferece chaves de acesso.'),
    )
    answer(loginSecondStep, freelancer('MKTFREE'))
    await user.type(screen.getByLabelText(/^Código/), '123456')
    await user.click(screen.getByRole('button', { name: 'Acessar' }))
    await waitFor(() => expect(sentTo(loginSecondStep)).toEqual([{ code: '123456' }]))
  })
})
