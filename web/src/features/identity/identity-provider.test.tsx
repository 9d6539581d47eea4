import { screen, waitFor } from '@testing-library/react'
import { getIdentityWays, proveIdentity, sendIdentityCode } from 'contract/identity'
import { expect, test, vi } from 'vitest'
import { answer, disconnect, refuse, sentTo } from '../../../test/answers.ts'
import { fillIn, show } from '../../../test/render.tsx'
import { useProve } from '../../model/identity.ts'
import { IdentityProvider } from './identity-provider.tsx'

const email = 'ana@example.com'
const heard = vi.fn<(proof: string | undefined) => void>()

function Asking() {
  const prove = useProve()
  return (
    <button type="button" onClick={() => void prove().then(heard)}>
      Mudar
    </button>
  )
}

async function ask(language: 'pt' | 'en' = 'pt') {
  heard.mockClear()
  const view = show(
    <IdentityProvider>
      <Asking />
    </IdentityProvider>,
    { language },
  )
  await view.user.click(screen.getByRole('button', { name: 'Mudar' }))
  await screen.findByRole('dialog')
  return view
}

const confirm = () => screen.getByRole('button', { name: 'Confirmar' })
const password = () => screen.findByLabelText(/^Senha atual/, { selector: 'input' })

test('the right password gives a proof to whoever asked, and closes', async () => {
  answer(getIdentityWays, { by: 'password', secondFactor: null, email })
  answer(proveIdentity, { identityProof: 'prova' })
  const { user } = await ask()
  await user.type(await password(), 'Saude@2026{Enter}')
  await waitFor(() => expect(heard).toHaveBeenCalledExactlyOnceWith('prova'))
  expect(sentTo(proveIdentity)).toEqual([{ password: 'Saude@2026', codeVerify: '', code: '' }])
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('a wrong password is said at its field and keeps the dialog; cancelling gives nothing', async () => {
  answer(getIdentityWays, { by: 'password', secondFactor: null, email })
  const detail = 'A senha atual não confere.'
  refuse(proveIdentity, {
    status: 400,
    code: 'PASSWORD_WRONG',
    detail,
    errors: { password: [detail] },
  })
  const { user } = await ask()
  await fillIn(user, await password(), 'errada')
  await user.click(confirm())
  await screen.findByText(detail)
  expect((await password()).getAttribute('aria-invalid')).toBe('true')
  expect(heard).not.toHaveBeenCalled()
  await user.click(screen.getByRole('button', { name: 'Cancelar' }))
  await waitFor(() => expect(heard).toHaveBeenCalledExactlyOnceWith(undefined))
})

test('nothing is sent while a field is empty; too many tries and no answer say so', async () => {
  answer(getIdentityWays, { by: 'password', secondFactor: { app: true, passkeys: false }, email })
  refuse(proveIdentity, {
    status: 429,
    code: 'TOO_MANY_REQUESTS',
    detail: 'Muitas tentativas seguidas.',
  })
  const { user } = await ask()
  await fillIn(user, await password(), 'Saude@2026')
  await user.click(confirm())
  await screen.findByText('Campo obrigatório.')
  expect(sentTo(proveIdentity)).toEqual([])
  await user.type(screen.getByLabelText(/^Código de verificação/), '123456')
  await user.click(confirm())
  expect((await screen.findByRole('alert')).textContent).toContain('Muitas tentativas seguidas.')
  disconnect(proveIdentity)
  await user.click(confirm())
  await waitFor(() => expect(screen.getByRole('alert').textContent).toContain('conexão'))
})

test('with the second factor its code is asked for too, and a wrong one is said at its field', async () => {
  answer(getIdentityWays, { by: 'password', secondFactor: { app: true, passkeys: false }, email })
  const detail = 'Código inválido ou já usado.'
  refuse(proveIdentity, { status: 401, code: 'SECOND_FACTOR_WRONG', detail })
  const { user } = await ask()
  await fillIn(user, await password(), 'Saude@2026')
  const code = screen.getByLabelText(/^Código de verificação/)
  await user.type(code, '111111')
  await user.click(confirm())
  await screen.findByText(detail)
  expect(code.getAttribute('aria-invalid')).toBe('true')
  expect(sentTo(proveIdentity)).toEqual([
    { password: 'Saude@2026', codeVerify: '', code: '111111' },
  ])
})

test('an account without a password gets a code by e-mail, once it asks for one', async () => {
  answer(getIdentityWays, { by: 'email', secondFactor: null, email })
  answer(sendIdentityCode, { message: '', retryAfter: 60 })
  answer(proveIdentity, { identityProof: 'prova' })
  const { user } = await ask()
  await screen.findByText(`Sua conta não tem senha. Vamos enviar um código para ${email}.`)
  expect(sentTo(sendIdentityCode)).toEqual([])
  await user.click(screen.getByRole('button', { name: 'Enviar código' }))
  await user.type(await screen.findByLabelText(/^Código/), '123456')
  await waitFor(() => expect(heard).toHaveBeenCalledExactlyOnceWith('prova'))
  expect(sentTo(proveIdentity)).toEqual([{ password: '', codeVerify: '123456', code: '' }])
})

test('who goes to another page meanwhile has confirmed nothing', async () => {
  answer(getIdentityWays, { by: 'password', secondFactor: null, email })
  heard.mockClear()
  const { user, router } = show(
    <IdentityProvider>
      <Asking />
    </IdentityProvider>,
    { everywhere: true },
  )
  await user.click(screen.getByRole('button', { name: 'Mudar' }))
  await screen.findByRole('dialog')
  await router.navigate('/outra')
  await waitFor(() => expect(heard).toHaveBeenCalledExactlyOnceWith(undefined))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})
