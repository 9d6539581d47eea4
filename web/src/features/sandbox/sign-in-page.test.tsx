import { screen } from '@testing-library/react'
import { answerSandboxSignIn, cancelSandboxSignIn, getSandboxSignIn } from 'contract/sandbox'
import { expect, test } from 'vitest'
import { answer, sentTo } from '../../../test/answers.ts'
import { watchLeaving } from '../../../test/leaving.ts'
import { fillIn, show } from '../../../test/render.tsx'
import { SandboxSignInPage } from './sign-in-page.tsx'

const ana = { nome: 'Ana Lima', email: 'ana@example.com', verified: true }
const caio = { nome: 'Caio Teles', email: 'caio@example.com', verified: false }

function open() {
  const leaving = watchLeaving()
  answer(getSandboxSignIn, { provider: 'linkedin', people: [ana, caio] })
  answer(answerSandboxSignIn, { url: '/sandbox/oidc/auth/1' })
  answer(cancelSandboxSignIn, { url: '/sandbox/oidc/auth/2' })
  return { leaving, ...show(<SandboxSignInPage id="1" head={(title) => <i>{title}</i>} />) }
}

test('one of the demo is chosen with a click; whose e-mail is confirmed can be seen', async () => {
  const { leaving, user } = open()
  expect(await screen.findByRole('heading', { name: 'Entrar com o LinkedIn' })).toBeTruthy()
  const person = screen.getByRole('button', { name: /^Caio Teles/ })
  expect(person.textContent).toBe('Caio Telescaio@example.come-mail não confirmado')
  await user.click(person)
  expect(sentTo(answerSandboxSignIn)).toEqual([caio])
  await expect.poll(() => leaving.mock.calls).toEqual([['/sandbox/oidc/auth/1']])
})

test('anybody can be typed; a wrong e-mail is told and nothing is lost', async () => {
  const { leaving, user } = open()
  await fillIn(user, await screen.findByLabelText('Nome'), 'Nova Alves')
  await fillIn(user, screen.getByLabelText('E-mail'), 'nova')
  await user.click(screen.getByLabelText('O LinkedIn confirmou este e-mail'))
  await user.click(screen.getByRole('button', { name: 'Continuar' }))
  expect(screen.getByText('Por favor, insira um e-mail válido.')).toBeTruthy()
  expect(sentTo(answerSandboxSignIn)).toEqual([])
  await user.type(screen.getByLabelText('E-mail'), '@example.com')
  await user.click(screen.getByRole('button', { name: 'Continuar' }))
  expect(sentTo(answerSandboxSignIn)).toEqual([
    { nome: 'Nova Alves', email: 'nova@example.com', verified: false },
  ])
  await expect.poll(() => leaving.mock.calls).toHaveLength(1)
})

test('who would rather not goes back', async () => {
  const { leaving, user } = open()
  await user.click(await screen.findByRole('button', { name: 'Cancelar e voltar' }))
  await expect.poll(() => leaving.mock.calls).toEqual([['/sandbox/oidc/auth/2']])
})
