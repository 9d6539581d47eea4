import { screen, waitFor, within } from '@testing-library/react'
import {
  correctMyData,
  createDataRequest,
  eraseMyData,
  getMyData,
  isMyDataOpen,
  leaveMyData,
  type MyData,
  refuseContactForMe,
  revokeMyConsent,
  sendPrivacyCode,
  verifyPrivacyCode,
} from 'contract/privacy'
import { beforeEach, expect, test } from 'vitest'
import { answer, answerLater, refuse, sentTo } from '../../../test/answers.ts'
import { fillIn, show } from '../../../test/render.tsx'
import { VisitorData } from './visitor-data.tsx'

const paula: MyData = {
  email: 'paula@example.com',
  account: null,
  contacts: {
    total: 1,
    data: [
      {
        id: 3,
        nome: 'Paula <b>Reis</b>',
        telefone: '(11) 98765-4321',
        created_at: '2026-11-15T12:00:00.000Z',
        mensagem: 'Gaze',
        supplier: 'Termovalida',
        slug: 'termovalida-1',
      },
    ],
  },
  needs: { total: 0, data: [] },
  referrals: { total: 0, data: [] },
  conversations: { total: 0, data: [] },
  reports: 0,
  mails: 2,
  sessions: 0,
  consents: [
    {
      id: 8,
      purpose: 'contato',
      version: 'termos 2026-11-15, privacidade 2026-11-16',
      given_at: '2026-11-15T12:00:00.000Z',
      revoked_at: null,
      supplier: 'Termovalida',
    },
  ],
  requests: [],
  noContact: false,
  blocked: null,
}

beforeEach(() => answer(isMyDataOpen, { open: true }))

function shown(data: MyData = paula) {
  answer(getMyData, data)
  return show(<VisitorData />)
}
const region = (name: string) => screen.findByRole('region', { name })

test('an e-mail and its code open the page; a wrong code says so and can be typed again', async () => {
  answer(isMyDataOpen, { open: false })
  answer(sendPrivacyCode, { message: 'Verifique sua caixa de email', retryAfter: 60 })
  const { user } = show(<VisitorData />)
  await user.type(await screen.findByLabelText(/E-mail/), ' Paula@Example.com ')
  await user.click(screen.getByRole('button', { name: 'Enviar código' }))
  await user.click(await screen.findByRole('button', { name: 'Ver meus dados' }))
  expect(await screen.findByText('Campo obrigatório.')).toBeTruthy()
  const text = 'Código incorreto. Confira o e-mail e tente novamente.'
  answer(verifyPrivacyCode, { correct: false, message: text })
  await user.type(await screen.findByLabelText(/Código/), '111111')
  expect(await screen.findByText(text)).toBeTruthy()
  answer(verifyPrivacyCode, { correct: true, message: 'E-mail confirmado.' })
  expect(sentTo(getMyData)).toEqual([])
  answer(isMyDataOpen, { open: true })
  answer(getMyData, paula)
  await user.type(screen.getByLabelText(/Código/), '{Backspace}2')
  expect(await region('O que guardamos')).toBeTruthy()
  expect(sentTo(sendPrivacyCode)).toEqual([{ email: 'paula@example.com' }])
  expect(sentTo(verifyPrivacyCode).at(-1)).toEqual({
    email: 'paula@example.com',
    codeVerify: '111112',
  })
})

test.each([
  ['within the minute the code that was sent can still be typed', 40, 'Digite o código'],
  ['later than that one waits, and is told so', 3000, 'De quem são os dados?'],
])('a code that is asked for again: %s', async (_, retryAfter, title) => {
  answer(isMyDataOpen, { open: false })
  refuse(sendPrivacyCode, { status: 429, code: 'TOO_MANY_REQUESTS', retryAfter })
  const { user } = show(<VisitorData />)
  await user.type(await screen.findByLabelText(/E-mail/), 'paula@example.com')
  await user.click(screen.getByRole('button', { name: 'Enviar código' }))
  const told = retryAfter > 60 ? /Muitas tentativas/ : /novo código em (40|39) s/
  expect(await screen.findByText(told)).toBeTruthy()
  expect(screen.getByRole('heading', { name: title })).toBeTruthy()
})

test('who comes after somebody left sees nothing of theirs', async () => {
  const { user } = shown()
  await region('O que guardamos')
  answer(leaveMyData, { left: true })
  answer(isMyDataOpen, { open: false })
  answer(sendPrivacyCode, { message: 'Verifique sua caixa de email', retryAfter: 60 })
  answer(verifyPrivacyCode, { correct: true, message: 'E-mail confirmado.' })
  await user.click(screen.getByRole('button', { name: 'Fechar' }))
  await user.type(await screen.findByLabelText(/E-mail/), 'rui@example.com')
  await user.click(screen.getByRole('button', { name: 'Enviar código' }))
  const reply = answerLater(getMyData)
  answer(isMyDataOpen, { open: true })
  await user.type(await screen.findByLabelText(/Código/), '111111')
  await waitFor(() => expect(screen.queryByLabelText(/Código/)).toBeNull())
  expect(screen.queryByText(/paula@example\.com/)).toBeNull()
  reply({ ...paula, email: 'rui@example.com' })
  expect(await screen.findByText(/^Dados de rui@example\.com/)).toBeTruthy()
})

test('a proof that ran out meanwhile asks for another one', async () => {
  refuse(getMyData, { status: 401, code: 'EMAIL_PROOF_REQUIRED', detail: 'Confirme o e-mail.' })
  show(<VisitorData />)
  expect(await screen.findByLabelText(/E-mail/)).toBeTruthy()
})

test('what is kept is shown as it was typed, and both files can be taken along', async () => {
  shown()
  const contacts = within(await region('Pedidos de contato'))
  expect(contacts.getByText('Paula <b>Reis</b> · (11) 98765-4321')).toBeTruthy()
  expect(contacts.getByRole('link', { name: 'Termovalida' }).getAttribute('href')).toBe(
    '/fornecedores/termovalida-1',
  )
  const files = within(await region('O que guardamos')).getAllByRole('link')
  expect(files.map((file) => file.getAttribute('href'))).toEqual([
    '/api/v1/privacy/data.json?by=code',
    '/api/v1/privacy/data.csv?by=code',
  ])
})

test('of a long list, whatever it holds, the newest are shown, and how many there are', async () => {
  const kept = { id: 9, nome: 'Paula Reis', telefone: '', created_at: '2026-11-15T12:00:00.000Z' }
  shown({ ...paula, referrals: { total: 60, data: [{ ...kept, nome_indicador: 'Rui Sá' }] } })
  const referrals = within(await region('Indicações'))
  expect(
    referrals.getByText('Registros mais recentes: 1 de 60. O arquivo traz todos.'),
  ).toBeTruthy()
})

test('name and phone are put right where they are wrong', async () => {
  const { user } = shown()
  await user.click(await screen.findByRole('button', { name: /^Corrigir: Paula/ }))
  const dialog = within(await screen.findByRole('dialog'))
  const name = dialog.getByLabelText(/Nome/)
  await user.clear(name)
  await user.click(dialog.getByRole('button', { name: 'Salvar' }))
  expect(await dialog.findByText('Campo obrigatório.')).toBeTruthy()
  answer(correctMyData, paula)
  await fillIn(user, name, 'Paula Lima')
  await user.click(dialog.getByRole('button', { name: 'Salvar' }))
  expect(await screen.findByText('Dados corrigidos.')).toBeTruthy()
  expect(sentTo(correctMyData)).toEqual([{ nome: 'Paula Lima', telefone: '(11) 98765-4321' }])
})

test('a consent tells its text and time, and is taken back after a question', async () => {
  const { user } = shown()
  const consents = within(await region('Consentimentos'))
  expect(consents.getByText('Texto: termos 2026-11-15, privacidade 2026-11-16')).toBeTruthy()
  answer(revokeMyConsent, paula)
  await user.click(consents.getByRole('button', { name: /^Retirar: Enviar meus dados/ }))
  const dialog = within(await screen.findByRole('dialog'))
  expect(sentTo(revokeMyConsent)).toEqual([])
  answer(getMyData, {
    ...paula,
    consents: paula.consents.map((one) => ({ ...one, revoked_at: '2026-11-16T12:00:00.000Z' })),
  })
  await user.click(dialog.getByRole('button', { name: 'Retirar' }))
  expect(await screen.findByText(/^retirado em 16\/11\/2026/)).toBeTruthy()
  expect(sentTo(revokeMyConsent)).toHaveLength(1)
})

test('a need’s consent says that the need goes with its proposals', async () => {
  const [given] = paula.consents
  if (!given) throw new Error('no consent')
  const consents: MyData['consents'] = [{ ...given, purpose: 'demanda', supplier: 'Calibração' }]
  const { user } = shown({ ...paula, consents })
  const list = within(await region('Consentimentos'))
  await user.click(list.getByRole('button', { name: /^Retirar: .*Calibração/ }))
  const dialog = within(await screen.findByRole('dialog'))
  expect(dialog.getByText(/Apagamos esta demanda com as propostas/)).toBeTruthy()
})

test('erasing is asked once more, goes once, and nothing is left on the page', async () => {
  const { user } = shown()
  answer(eraseMyData, { erased: 5 })
  await user.click(await screen.findByRole('button', { name: 'Apagar meus dados' }))
  const dialog = within(await screen.findByRole('dialog'))
  await user.click(dialog.getByRole('checkbox', { name: /ninguém me indique de novo/ }))
  await user.dblClick(dialog.getByRole('button', { name: 'Apagar tudo' }))
  expect(await screen.findByText('Tudo apagado')).toBeTruthy()
  expect(screen.queryByText(/Termovalida/)).toBeNull()
  expect(sentTo(eraseMyData)).toEqual([{ identityProof: '', noContact: true }])
})

test('a request by phone asks for the number; the answer and its day are shown', async () => {
  const asked = {
    id: 1,
    kind: 'contestacao' as const,
    telefone: null,
    texto: 'De onde veio o meu telefone?',
    status: 'atendido' as const,
    created_at: '2026-11-01T12:00:00.000Z',
    due_at: '2026-11-16T12:00:00.000Z',
    answer: 'Do pedido de contato de 1º de novembro.',
    answered_at: '2026-11-02T12:00:00.000Z',
  }
  const { user } = shown({ ...paula, requests: [asked] })
  const panel = within(await region('Outro pedido'))
  expect(panel.getByText('Do pedido de contato de 1º de novembro.')).toBeTruthy()
  await user.click(panel.getByRole('combobox', { name: 'Sobre o quê' }))
  await user.click(await screen.findByRole('option', { name: /só deixei o telefone/ }))
  await fillIn(user, panel.getByLabelText(/O que você precisa/), 'Apaguem a minha conversa')
  await user.click(panel.getByRole('button', { name: 'Enviar pedido' }))
  expect(await panel.findByText('Campo obrigatório.')).toBeTruthy()
  answer(createDataRequest, paula)
  await fillIn(user, panel.getByLabelText(/Telefone usado no chat/), '11987654321')
  await user.click(panel.getByRole('button', { name: 'Enviar pedido' }))
  expect(await screen.findByText('Pedido recebido. Respondemos em até 15 dias.')).toBeTruthy()
  expect(sentTo(createDataRequest)).toEqual([
    { kind: 'telefone', telefone: '(11) 98765-4321', texto: 'Apaguem a minha conversa' },
  ])
})

test('half a phone number, no longer shown, keeps no other request back', async () => {
  const { user } = shown()
  const panel = within(await region('Outro pedido'))
  const choose = async (name: RegExp) => {
    await user.click(panel.getByRole('combobox', { name: 'Sobre o quê' }))
    await user.click(await screen.findByRole('option', { name }))
  }
  await choose(/só deixei o telefone/)
  await fillIn(user, panel.getByLabelText(/Telefone usado no chat/), '1199')
  await choose(/^Outro/)
  await fillIn(user, panel.getByLabelText(/O que você precisa/), 'Uma cópia por carta')
  answer(createDataRequest, paula)
  await user.click(panel.getByRole('button', { name: 'Enviar pedido' }))
  expect(await screen.findByText('Pedido recebido. Respondemos em até 15 dias.')).toBeTruthy()
  expect(sentTo(createDataRequest)).toEqual([
    { kind: 'outro', telefone: '', texto: 'Uma cópia por carta' },
  ])
})

test('recommendations are refused with one click and stay so', async () => {
  const { user } = shown()
  answer(refuseContactForMe, paula)
  await user.click(await screen.findByRole('button', { name: 'Não quero contato' }))
  answer(getMyData, { ...paula, noContact: true })
  expect(sentTo(refuseContactForMe)).toHaveLength(1)
})

test('the e-mail of an account is sent to the login, and back to the page afterwards', async () => {
  refuse(getMyData, { status: 409, code: 'DATA_IN_ACCOUNT', detail: 'Este e-mail tem uma conta.' })
  show(<VisitorData />)
  const link = await screen.findByRole('link', { name: 'Entrar' })
  expect(link.getAttribute('href')).toBe('/login?destino=%2FmarketplaceDash%2Fmeus-dados')
})

test.each([
  ['a need', { total: 1, data: [] }, 1],
  ['nothing', { total: 0, data: [] }, 0],
])('who shared %s is told what becomes of it at the suppliers', async (_, needs, told) => {
  const { user } = shown({ ...paula, contacts: { total: 0, data: [] }, needs })
  await user.click(await screen.findByRole('button', { name: 'Apagar meus dados' }))
  const dialog = within(await screen.findByRole('dialog'))
  await dialog.findByText(/Não há como desfazer/)
  expect(dialog.queryAllByText(/são avisados para apagá-los/)).toHaveLength(told)
})
