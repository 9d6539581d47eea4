import { screen, waitFor, within } from '@testing-library/react'
import { addPasskey, removePasskey, startPasskey } from 'contract/passkeys'
import {
  disableSecondFactor,
  enableSecondFactor,
  getSecondFactor,
  renewRecoveryCodes,
  type SecondFactorState,
  startSecondFactor,
} from 'contract/second-factor'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { answer, sentTo } from '../../../test/answers.ts'
import { fillIn, show } from '../../../test/render.tsx'
import { IdentityContext, type Prove } from '../../model/identity.ts'
import { SecondFactorPanel } from './second-factor-panel.tsx'

const off: SecondFactorState = {
  enabled: false,
  app: false,
  passkeys: [],
  passkeyOrigin: window.location.origin,
  recoveryCodesLeft: 0,
}
const phone = {
  id: 3,
  name: 'Celular',
  created_at: '2026-11-02T12:00:00Z',
  last_used_at: '2026-11-14T15:30:00Z',
}
const identityProof = 'prova'
const options = { challenge: 'AAAA', rp: { id: 'localhost', name: 'M' }, pubKeyCredParams: [] }

/** What the browser's own dialog gives: a passkey, or an error of this name. */
const create = vi.fn<() => Promise<unknown>>()
const bytes = new Uint8Array([1, 2, 3]).buffer
const made = {
  id: 'AQID',
  rawId: bytes,
  type: 'public-key',
  response: { attestationObject: bytes, clientDataJSON: bytes, getTransports: () => ['internal'] },
  getClientExtensionResults: () => ({}),
}

beforeEach(() => {
  vi.stubGlobal('PublicKeyCredential', class {})
  Object.defineProperty(navigator, 'credentials', { configurable: true, value: { create } })
  answer(startPasskey, { ...options, user: { id: 'AAAA', name: 'a', displayName: 'A' } })
})
afterEach(() => {
  create.mockReset()
  Reflect.deleteProperty(globalThis, 'PublicKeyCredential')
})

function open(state: SecondFactorState, prove: Prove = async () => identityProof) {
  answer(getSecondFactor, state)
  return show(
    <IdentityContext value={prove}>
      <SecondFactorPanel />
    </IdentityContext>,
  )
}
const button = (name: string) => screen.findByRole('button', { name })

test('the app is set up after a proof, with its code; then the recovery codes are shown once', async () => {
  answer(startSecondFactor, { secret: 'JBSWY3DPEHPK3PXP', uri: 'otpauth://totp/x' })
  answer(enableSecondFactor, { recoveryCodes: ['AAAA-BBBB'] })
  const prove = vi.fn<Prove>(async () => undefined)
  const { user } = open(off, prove)
  await user.click(await button('Configurar'))
  expect(sentTo(startSecondFactor)).toEqual([])
  prove.mockResolvedValue(identityProof)
  await user.click(await button('Configurar'))
  await screen.findByText('JBSW Y3DP EHPK 3PXP')
  expect(sentTo(startSecondFactor)).toEqual([{ identityProof }])
  await user.type(screen.getByLabelText(/^Código/), '123456')
  answer(getSecondFactor, { ...off, enabled: true, app: true, recoveryCodesLeft: 10 })
  await user.click(await button('Ativar'))
  expect(await screen.findByText('AAAA-BBBB')).toBeTruthy()
  expect(sentTo(enableSecondFactor)).toEqual([{ code: '123456', secret: 'JBSWY3DPEHPK3PXP' }])
  await user.click(await button('Já guardei os códigos'))
  expect(screen.queryByText('AAAA-BBBB')).toBeNull()
  expect(screen.getByText('Restam 10 códigos de recuperação.')).toBeTruthy()
})

test('a second way right after the first leaves its codes on the screen; the end of both does not', async () => {
  answer(addPasskey, { recoveryCodes: ['EEEE-FFFF'] })
  create.mockResolvedValue(made)
  const { user } = open(off)
  const add = async (passkeys: SecondFactorState['passkeys']) => {
    await user.click(await button('Adicionar chave de acesso'))
    await fillIn(user, await screen.findByLabelText(/^Nome da chave/), 'Celular')
    answer(getSecondFactor, { ...off, enabled: true, passkeys, recoveryCodesLeft: 10 })
    await user.click(await button('Criar chave'))
    await waitFor(() => expect(screen.getAllByText('Celular')).toHaveLength(passkeys.length))
  }
  await add([phone])
  expect(await screen.findByText('EEEE-FFFF')).toBeTruthy()
  answer(addPasskey, { recoveryCodes: [] })
  await add([phone, { ...phone, id: 4 }])
  expect(screen.getByText('EEEE-FFFF')).toBeTruthy()
  answer(removePasskey, off)
  answer(getSecondFactor, off)
  const [remove] = screen.getAllByRole('button', { name: 'Remover a chave Celular' })
  if (remove) await user.click(remove)
  await waitFor(() => expect(screen.queryByText('EEEE-FFFF')).toBeNull())
})

test('turning the app off, new codes and removing a passkey each send a proof', async () => {
  answer(disableSecondFactor, { ...off, enabled: true, passkeys: [phone] })
  answer(renewRecoveryCodes, { recoveryCodes: ['CCCC-DDDD'] })
  answer(removePasskey, off)
  const on = { ...off, enabled: true, app: true, passkeys: [phone], recoveryCodesLeft: 8 }
  const { user } = open(on)
  await user.click(await button('Gerar novos códigos'))
  expect(await screen.findByText('CCCC-DDDD')).toBeTruthy()
  await user.click(await button('Desativar'))
  await screen.findByText('Aplicativo autenticador desativado.')
  await user.click(await button('Remover a chave Celular'))
  await screen.findByText('Chave de acesso removida.')
  for (const endpoint of [renewRecoveryCodes, disableSecondFactor, removePasskey]) {
    expect(sentTo(endpoint)).toEqual([{ identityProof }])
  }
})

test('passkeys are listed with when they were made and used', async () => {
  open({ ...off, enabled: true, passkeys: [phone, { ...phone, id: 4, last_used_at: null }] })
  const rows = within(await screen.findByRole('list', { name: 'Chaves de acesso' }))
  expect(
    rows.getByText(/Criada em 2 de novembro de 2026 · último uso em 14\/11\/2026/),
  ).toBeTruthy()
  expect(rows.getByText(/ainda não usada/)).toBeTruthy()
})

test('a passkey gets a name, a proof and the browser’s dialog, in this order', async () => {
  answer(addPasskey, { recoveryCodes: ['EEEE-FFFF'] })
  create.mockResolvedValue(made)
  const { user } = open(off)
  await user.click(await button('Adicionar chave de acesso'))
  const name = await screen.findByLabelText(/^Nome da chave/)
  await user.clear(name)
  await user.click(await button('Criar chave'))
  await screen.findByText('Campo obrigatório.')
  expect(sentTo(startPasskey)).toEqual([])
  await fillIn(user, name, 'Meu celular')
  await user.click(await button('Criar chave'))
  expect(await screen.findByText('EEEE-FFFF')).toBeTruthy()
  expect(sentTo(startPasskey)).toEqual([{ identityProof }])
  expect(sentTo(addPasskey)).toMatchObject([
    { name: 'Meu celular', passkey: { id: 'AQID', response: { transports: ['internal'] } } },
  ])
})

test.each([
  ['NotAllowedError', 'A confirmação foi cancelada ou demorou demais. Tente novamente.'],
  ['InvalidStateError', 'Este aparelho já tem uma chave de acesso da sua conta.'],
  [
    'SecurityError',
    'Chaves de acesso não funcionam neste endereço. Abra o site pelo endereço oficial.',
  ],
])('%s of the browser is said in words, and the name stays', async (name, text) => {
  create.mockRejectedValue(Object.assign(new Error('English'), { name }))
  const { user } = open(off)
  await user.click(await button('Adicionar chave de acesso'))
  const field = await screen.findByLabelText<HTMLInputElement>(/^Nome da chave/)
  await user.clear(field)
  await fillIn(user, field, 'Meu celular')
  await user.click(await button('Criar chave'))
  await waitFor(() => expect(screen.getByRole('alert').textContent).toBe(text))
  expect(field.value).toBe('Meu celular')
  expect(sentTo(addPasskey)).toEqual([])
})

test('a browser without passkeys, or another address, says so instead of a button', async () => {
  Reflect.deleteProperty(globalThis, 'PublicKeyCredential')
  const view = open(off)
  await screen.findByText(/Este navegador não oferece chaves de acesso/)
  view.unmount()
  open({ ...off, passkeyOrigin: 'https://saude.example.com' })
  const link = await screen.findByRole('link', { name: 'https://saude.example.com' })
  expect(link.getAttribute('href')).toBe('https://saude.example.com/')
  expect(screen.queryByRole('button', { name: 'Adicionar chave de acesso' })).toBeNull()
})
