import { screen, waitFor, within } from '@testing-library/react'
import {
  askAgain,
  listMyContacts,
  type MyContact,
  sendMyContactsLink,
  withdrawMyContact,
} from 'contract/contacts'
import { expect, test } from 'vitest'
import { answer, answerLater, refuse, sentTo } from '../../../test/answers.ts'
import { show } from '../../../test/render.tsx'
import { readJson, writeJson } from '../../lib/storage.ts'
import { MyContacts } from './my-contacts.tsx'
import { MyLinkForm } from './my-link-form.tsx'
import { ResponseTime } from './response-time.tsx'

const proof = `12.${'a'.repeat(32)}`
const contact: MyContact = {
  id: 12,
  proof,
  created_at: '2026-11-15T12:00:00.000Z',
  mensagem: 'Calibrar 12 bombas',
  answered_at: null,
  answers: [],
  supplier: { id: 7, nome: 'Clínica Norte', slug: 'clinica-norte-7' },
  alternatives: [{ nome: 'Beta Metrologia', slug: 'beta-8', cidade_estado: 'Campinas/SP' }],
}
const kept = { nome: 'Helena', email: 'h@h.example', telefone: '(11) 91234-5678' }

const knowing = () => writeJson('visitor', { ...kept, proofs: { 7: proof } })
const card = async () => within(await screen.findByRole('article', { name: /Clínica Norte/ }))

test('a browser shows whom it asked, and others when nobody answered', async () => {
  knowing()
  answer(listMyContacts, { data: [contact] })
  show(<MyContacts token="" />)
  const shown = await card()
  expect(sentTo(listMyContacts)).toEqual([{ proofs: [proof] }])
  expect(shown.getByText(/Ainda sem resposta/)).toBeTruthy()
  expect(shown.getByRole('link', { name: 'Beta Metrologia' }).getAttribute('href')).toBe(
    '/fornecedores/beta-8',
  )
})

test('the way to another link comes with the list, below it', async () => {
  knowing()
  const arrives = answerLater(listMyContacts)
  show(
    <MyContacts token="">
      <MyLinkForm />
    </MyContacts>,
  )
  expect(screen.queryByRole('button', { name: 'Receber link por e-mail' })).toBeNull()
  arrives({ data: [contact] })
  await card()
  expect(screen.getByRole('button', { name: 'Receber link por e-mail' })).toBeTruthy()
})

test.each([
  ['a link that is too old offers another one', true],
  ['a link that works offers none', false],
])('%s', async (_, old) => {
  if (old) refuse(listMyContacts, { status: 404, code: 'CONTACT_LINK_INVALID' })
  else answer(listMyContacts, { data: [contact] })
  show(
    <MyContacts token="a.b.c">
      <MyLinkForm />
    </MyContacts>,
  )
  await (old ? screen.findByRole('alert') : card())
  expect(screen.queryAllByRole('button', { name: 'Receber link por e-mail' })).toHaveLength(
    old ? 1 : 0,
  )
})

test('a link that is too old says so and hides nothing of what this browser asked', async () => {
  knowing()
  const today = { ...contact, created_at: new Date().toISOString(), alternatives: [] }
  answer(listMyContacts, { data: [today] })
  const isWithLink = (body: { token?: string }) => body.token !== undefined
  refuse(listMyContacts, { status: 404, code: 'CONTACT_LINK_INVALID' }, isWithLink)
  answer(askAgain, { proof, sent: false })
  const { user } = show(
    <MyContacts token="a.b.c">
      <MyLinkForm />
    </MyContacts>,
  )
  const shown = await card()
  expect(screen.getByRole('alert').textContent).toContain('Este link venceu')
  expect(screen.getByRole('button', { name: 'Receber link por e-mail' })).toBeTruthy()
  await user.click(shown.getByRole('button', { name: 'Pedir de novo' }))
  const dialog = within(await screen.findByRole('dialog'))
  await user.click(dialog.getByRole('button', { name: 'Pedir de novo' }))
  expect(await screen.findByText(/já recebeu este pedido hoje/)).toBeTruthy()
  expect(sentTo(listMyContacts)).toEqual([
    { proofs: [proof], token: 'a.b.c' },
    { proofs: [proof] },
    { proofs: [proof] },
  ])
})

test('answers are shown in their place', async () => {
  answer(listMyContacts, {
    data: [
      {
        ...contact,
        answered_at: '2026-11-16T12:00:00.000Z',
        answers: [{ texto: 'Atendemos na quinta.', created_at: '2026-11-16T12:00:00.000Z' }],
        alternatives: [],
      },
    ],
  })
  show(<MyContacts token="a.b.c" />)
  expect((await card()).getByText('Atendemos na quinta.')).toBeTruthy()
  expect(sentTo(listMyContacts)).toEqual([{ proofs: [], token: 'a.b.c' }])
})

test('asking again keeps the new proof', async () => {
  knowing()
  const renewed = `13.${'b'.repeat(32)}`
  answer(listMyContacts, { data: [contact] })
  answer(askAgain, { proof: renewed, sent: true })
  const { user } = show(<MyContacts token="" />)
  await user.click((await card()).getByRole('button', { name: 'Pedir de novo' }))
  const dialog = within(await screen.findByRole('dialog'))
  await user.click(dialog.getByRole('button', { name: 'Pedir de novo' }))
  await waitFor(() => expect(sentTo(askAgain)).toEqual([{ proof, mensagem: 'Calibrar 12 bombas' }]))
  await waitFor(() => expect(readJson('visitor')).toEqual({ ...kept, proofs: { 7: renewed } }))
})

const look = `12.${'x'.repeat(32)}`

test.each([
  ['the same request replaces one that only looks at the contact', look, proof, proof],
  ['a request of today that is known here leaves what opens it', proof, look, proof],
])('asking again for %s', async (_, before, given, left) => {
  writeJson('visitor', { ...kept, proofs: { 7: before } })
  const asked = { ...contact, proof: given === proof ? proof : `9.${'d'.repeat(32)}` }
  answer(listMyContacts, { data: [asked] })
  answer(askAgain, { proof: given, sent: true })
  const { user } = show(<MyContacts token="a.b.c" />)
  await user.click((await card()).getByRole('button', { name: 'Pedir de novo' }))
  const dialog = within(await screen.findByRole('dialog'))
  await user.click(dialog.getByRole('button', { name: 'Pedir de novo' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(readJson('visitor')).toEqual({ ...kept, proofs: { 7: left } })
})

test.each([
  ['that was told today', { created_at: new Date().toISOString() }],
  ['that is too long for one', { mensagem: 'a'.repeat(1001) }],
])('a message %s is not said again; what was not sent is not called sent', async (_, told) => {
  knowing()
  answer(listMyContacts, { data: [{ ...contact, ...told }] })
  answer(askAgain, { proof, sent: false })
  const { user } = show(<MyContacts token="" />)
  await user.click((await card()).getByRole('button', { name: 'Pedir de novo' }))
  const dialog = within(await screen.findByRole('dialog'))
  await user.click(dialog.getByRole('button', { name: 'Pedir de novo' }))
  expect(await screen.findByText(/já recebeu este pedido hoje/)).toBeTruthy()
  expect(sentTo(askAgain)).toEqual([{ proof, mensagem: '' }])
  expect(screen.queryByText('Pedido enviado de novo.')).toBeNull()
  expect(screen.getByRole('dialog')).toBeTruthy()
})

test('withdrawn data is forgotten here too', async () => {
  knowing()
  answer(listMyContacts, { data: [contact] })
  answer(withdrawMyContact, { withdrawn: true })
  const { user } = show(<MyContacts token="" />)
  await user.click((await card()).getByRole('button', { name: 'Retirar meus dados' }))
  const dialog = within(await screen.findByRole('dialog'))
  await user.click(dialog.getByRole('button', { name: 'Retirar meus dados' }))
  await waitFor(() => expect(sentTo(withdrawMyContact)).toEqual([{ proof }]))
  await waitFor(() => expect(readJson('visitor')).toEqual({ ...kept, proofs: {} }))
})

test('after a withdrawal the keyboard goes on at the heading, not at the top of the page', async () => {
  knowing()
  answer(listMyContacts, { data: [contact] })
  answer(withdrawMyContact, { withdrawn: true })
  const page = (
    <main>
      <h1>Meus contatos</h1>
      <MyContacts token="a.b.c" />
    </main>
  )
  const { user } = show(page)
  await user.click((await card()).getByRole('button', { name: 'Retirar meus dados' }))
  const dialog = within(await screen.findByRole('dialog'))
  answer(listMyContacts, { data: [] })
  await user.click(dialog.getByRole('button', { name: 'Retirar meus dados' }))
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Meus contatos'))
})

test('withdrawing an older request leaves what proves the later one', async () => {
  const later = `15.${'c'.repeat(32)}`
  writeJson('visitor', { ...kept, proofs: { 7: later } })
  answer(listMyContacts, { data: [contact] })
  answer(withdrawMyContact, { withdrawn: true })
  const { user } = show(<MyContacts token="a.b.c" />)
  await user.click((await card()).getByRole('button', { name: 'Retirar meus dados' }))
  const dialog = within(await screen.findByRole('dialog'))
  answer(listMyContacts, { data: [] })
  await user.click(dialog.getByRole('button', { name: 'Retirar meus dados' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(readJson('visitor')).toEqual({ ...kept, proofs: { 7: later } })
})

test('from another device the link comes by e-mail', async () => {
  answer(sendMyContactsLink, { sent: true })
  const { user } = show(<MyLinkForm />)
  await user.type(await screen.findByLabelText(/E-mail/), 'h@h.example')
  await user.click(screen.getByRole('button', { name: 'Receber link por e-mail' }))
  expect(await screen.findByText(/o link chega em instantes/)).toBeTruthy()
  expect(sentTo(sendMyContactsLink)).toEqual([{ email: 'h@h.example' }])
})

test('a link that could not be sent keeps the address, to be sent again', async () => {
  refuse(sendMyContactsLink, {
    status: 429,
    code: 'TOO_MANY_REQUESTS',
    detail: 'Muitas tentativas.',
  })
  const { user } = show(<MyLinkForm />)
  const field = await screen.findByLabelText<HTMLInputElement>(/E-mail/)
  await user.type(field, 'h@h.example')
  const button = screen.getByRole('button', { name: 'Receber link por e-mail' })
  await user.click(button)
  expect(await screen.findByText('Muitas tentativas.')).toBeTruthy()
  expect(field.value).toBe('h@h.example')
  answer(sendMyContactsLink, { sent: true })
  await user.click(button)
  expect(await screen.findByText(/o link chega em instantes/)).toBeTruthy()
})

test.each([
  [3, 'Responde em cerca de 3 h'],
  [50, 'Responde em cerca de 2 dias'],
])('%i hours read %s', async (hours, text) => {
  show(<ResponseTime hours={hours} />)
  expect(await screen.findByText(text)).toBeTruthy()
})
