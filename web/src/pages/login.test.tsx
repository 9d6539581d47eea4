import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { show } from '../../test/render.tsx'
import { LanguageKeeper } from '../app/language-keeper.tsx'
import { writeText } from '../lib/storage.ts'
import LoginPage from './login.tsx'

const linkTo = (name: string) => screen.getByRole('link', { name }).getAttribute('href')

/** Does the first come before the second on the page? */
const before = (first: Element, second: Element) =>
  (first.compareDocumentPosition(second) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0

test('the login page has flags, logo, welcome and description, then the form', () => {
  show(<LoginPage />, { at: '/login' })
  const flags = ['English', 'Português'].map((name) => screen.getByRole('button', { name }))
  const welcome = screen.getByRole('heading', { level: 1 })
  expect(welcome.textContent).toBe('Boas-vindas ao Marketplace em Saúde')
  const description = screen.getByText(/^Encontre fornecedores para a saúde ou apresente/)
  const logo = screen.getByText('em Saúde').parentElement?.previousElementSibling
  expect(logo?.tagName).toBe('svg')
  const [user, password] = ['Usuário', 'Senha'].map((name) =>
    screen.getByLabelText(name, { selector: 'input' }),
  ) as [HTMLElement, HTMLElement]
  expect([user.getAttribute('type'), password.getAttribute('type')]).toEqual(['email', 'password'])
  const enter = screen.getByRole('button', { name: 'Acessar' })
  const captcha = screen.getByText(/^Este acesso é protegido contra robôs/)
  const or = screen.getByText('OU')
  const social = ['Google', 'LinkedIn'].map((provider) =>
    screen.getByRole('button', { name: `Continuar com ${provider}` }),
  )
  const order = [...flags, welcome, description, user, password, enter, captcha, or, ...social]
  const misplaced = order.slice(1).filter((part, index) => !before(order[index] as Element, part))
  expect(misplaced).toEqual([])
  expect(linkTo('Esqueceu a senha?')).toBe('/recoverpassword')
  expect(linkTo('Cadastre-se')).toMatch(/^\/registerEnterprise/)
})

test('the flags switch the language of the page at once', async () => {
  const { user } = show(<LoginPage />, { at: '/login' })
  await user.type(screen.getByLabelText('Usuário'), 'ana@clinica.example')
  await user.click(screen.getByRole('button', { name: 'English' }))
  expect(await screen.findByRole('heading', { name: 'Log in to your account' })).toBeTruthy()
  expect(document.documentElement.lang).toBe('en')
  const typed = screen.getByLabelText<HTMLInputElement>('Username', { selector: 'input' })
  expect(typed.value).toBe('ana@clinica.example')
  expect(screen.getByRole('button', { name: 'English' }).getAttribute('aria-pressed')).toBe('true')
  await user.click(screen.getByRole('button', { name: 'Português' }))
  expect(await screen.findByRole('heading', { name: 'Acesse sua conta' })).toBeTruthy()
})

test.each([
  ['en', 'Log in to your account'],
  ['pt', 'Acesse sua conta'],
])('the chosen language %s is that of the page, whatever the server knew', async (lng, heading) => {
  writeText('lng', lng)
  const page = (
    <>
      <LoginPage />
      <LanguageKeeper />
    </>
  )
  show(page, { at: '/login', language: lng === 'en' ? 'pt' : 'en' })
  expect(await screen.findByRole('heading', { name: heading })).toBeTruthy()
  expect(document.cookie).toContain(`lng=${lng}`)
})

test('a stored language that the product does not have counts as none', () => {
  writeText('lng', 'de')
  show(<LanguageKeeper />)
  expect(document.documentElement.lang).toBe('pt')
  expect(document.cookie).not.toContain('lng=de')
})
