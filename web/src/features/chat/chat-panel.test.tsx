import { screen, within } from '@testing-library/react'
import {
  askForAttendant,
  teamFormAt,
  phoneFormAt,
  getConversation,
  sendChatMessage,
  sendTeamMessage,
} from 'contract/chat'
import { expect, test } from 'vitest'
import { answer, disconnect, sentTo } from '../../../test/answers.ts'
import { message, state } from '../../../test/chat.ts'
import { owner } from '../../../test/people.ts'
import { fillIn, show } from '../../../test/render.tsx'
import { writeJson, writeText } from '../../lib/storage.ts'
import { ChatPanel } from './chat-panel.tsx'

const helena = owner('MKTCORP')

function logIn() {
  writeJson('infosUserLogin', helena)
  return { session: helena }
}

test('the header names who answers, and the assistant again afterwards', async () => {
  answer(getConversation, {
    messages: [],
    conversation: { ...state, status: 'open', attendant: 'Beatriz', nome: 'Helena' },
  })
  writeText('numberForChat', '(11) 98765-4321')
  show(<ChatPanel />)
  expect(await screen.findByText('Você está falando com Beatriz')).toBeTruthy()
  expect(screen.queryByText('Assistente virtual')).toBeNull()
})

const phoneQuestion = () => screen.findByRole('dialog', { name: 'Qual é o seu telefone?' })

test('the question for the number is asked, and closing it leaves the assistant', async () => {
  answer(getConversation, { messages: [], conversation: state })
  answer(sendChatMessage, {
    data: '',
    suppliers: [],
    messages: [{ ...message, autor: 'assistant', texto: 'AFE é a Autorização.', suggestions: [] }],
    conversation: state,
  })
  const { user } = show(<ChatPanel />)
  const [close] = within(await phoneQuestion()).getAllByRole('button', { name: 'Fechar' })
  await user.click(close as HTMLElement)
  const starters = await screen.findByRole('group', { name: 'Para começar, pergunte por exemplo:' })
  await user.click(
    within(starters).getByRole('button', { name: 'Qual a diferença entre AFE e AE?' }),
  )
  expect(await screen.findByText('AFE é a Autorização.')).toBeTruthy()
  expect(screen.queryByRole('group', { name: 'Para começar, pergunte por exemplo:' })).toBeNull()
  expect(sentTo(sendChatMessage)).toMatchObject([{ mensage: 'Qual a diferença entre AFE e AE?' }])
  expect(Object.keys((sentTo(sendChatMessage) as object[])[0] ?? {})).not.toContain('numbePhone')
})

test('the number that a person needs may be written as a message', async () => {
  const link = { label: 'Informar telefone', to: phoneFormAt }
  answer(getConversation, {
    messages: [{ ...message, autor: 'assistant', suggestions: [], link }],
    conversation: state,
  })
  answer(askForAttendant, {
    messages: [],
    conversation: { ...state, status: 'waiting', position: 1 },
  })
  const { user } = show(<ChatPanel />)
  await screen.findByRole('button', { name: 'Informar telefone' })
  const field = screen.getByPlaceholderText('Digite aqui a sua mensagem')
  await user.type(field, '11 98765 4321{Enter}')
  expect(await screen.findByText('A próxima vez é sua')).toBeTruthy()
  expect(sentTo(askForAttendant)).toEqual([{ numbePhone: '(11) 98765-4321' }])
  expect(sentTo(sendChatMessage)).toEqual([])
})

test('a person who is wanted in words needs the number first', async () => {
  const link = { label: 'Informar telefone', to: phoneFormAt }
  answer(getConversation, {
    messages: [{ ...message, autor: 'assistant', suggestions: [], link }],
    conversation: state,
  })
  answer(askForAttendant, {
    messages: [],
    conversation: { ...state, status: 'waiting', position: 1 },
  })
  const { user } = show(<ChatPanel />)
  await user.click(await screen.findByRole('button', { name: 'Informar telefone' }))
  const question = within(await phoneQuestion())
  await user.type(question.getByLabelText(/^Telefone com DDD/), '11987654321')
  await user.click(question.getByRole('button', { name: 'Começar' }))
  expect(await screen.findByText('A próxima vez é sua')).toBeTruthy()
  expect(sentTo(askForAttendant)).toEqual([{ numbePhone: '(11) 98765-4321' }])
})

test('a supplier who is logged in asks for a person and is asked for nothing', async () => {
  answer(getConversation, { messages: [], conversation: state })
  answer(askForAttendant, {
    messages: [],
    conversation: { ...state, status: 'waiting', position: 1, nome: 'Helena Prado' },
  })
  const { user } = show(<ChatPanel />, logIn())
  await user.click(await screen.findByRole('button', { name: 'Falar com atendente' }))
  expect(await screen.findByText('A próxima vez é sua')).toBeTruthy()
  expect(sentTo(askForAttendant)).toEqual([{ numbePhone: '(11) 98765-4321' }])
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(screen.queryByLabelText('Como podemos chamar você?')).toBeNull()
})

test('outside the hours that supplier only writes the message', async () => {
  const link = { label: 'Deixar mensagem', to: teamFormAt }
  answer(getConversation, {
    messages: [{ ...message, suggestions: [], link }],
    conversation: { ...state, nome: 'Helena Prado', attended: false },
  })
  answer(sendTeamMessage, { messages: [], conversation: state })
  const { user } = show(<ChatPanel />, logIn())
  await fillIn(user, await screen.findByLabelText(/Sua mensagem para a equipe/), 'Quero ajuda')
  expect(screen.queryByLabelText(/^Nome/)).toBeNull()
  expect(screen.queryByLabelText(/^E-mail/)).toBeNull()
  expect(screen.getByText('Respondemos em helena@example.com.')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Enviar mensagem' }))
  await expect
    .poll(() => sentTo(sendTeamMessage))
    .toMatchObject([
      {
        nome: 'Helena Prado',
        email: 'helena@example.com',
        numbePhone: '(11) 98765-4321',
        mensagem: 'Quero ajuda',
      },
    ])
})

test('who asked outside the hours and comes back within them is offered a person, not the form', async () => {
  const link = { label: 'Deixar mensagem', to: teamFormAt }
  answer(getConversation, {
    messages: [{ ...message, suggestions: [], link }],
    conversation: state,
  })
  answer(askForAttendant, {
    messages: [],
    conversation: { ...state, status: 'waiting', position: 1 },
  })
  const { user } = show(<ChatPanel />, logIn())
  expect(await screen.findByText('Nossa equipe já está atendendo.')).toBeTruthy()
  expect(screen.queryByLabelText(/Sua mensagem para a equipe/)).toBeNull()
  const log = within(screen.getByRole('log'))
  await user.click(log.getByRole('button', { name: 'Falar com atendente' }))
  expect(await screen.findByText('A próxima vez é sua')).toBeTruthy()
})

test('whose request lapsed asks again with one press', async () => {
  answer(getConversation, { messages: [message], conversation: state })
  answer(sendChatMessage, {
    data: '',
    suppliers: [],
    messages: [],
    conversation: { ...state, status: 'waiting', position: 1, nome: 'Helena' },
  })
  writeText('numberForChat', '(11) 98765-4321')
  const { user } = show(<ChatPanel />)
  const log = within(await screen.findByRole('log'))
  await user.click(await log.findByRole('button', { name: 'Falar com atendente' }))
  await expect
    .poll(() => sentTo(sendChatMessage))
    .toMatchObject([{ mensage: 'Falar com atendente' }])
})

test('who asks for a person without a number is asked for it, and then for no more', async () => {
  answer(getConversation, { messages: [], conversation: state })
  answer(askForAttendant, {
    messages: [],
    conversation: { ...state, status: 'waiting', position: 1 },
  })
  const { user } = show(<ChatPanel />)
  const dialog = () => screen.findByRole('dialog', { name: 'Qual é o seu telefone?' })
  const [close] = within(await dialog()).getAllByRole('button', { name: 'Fechar' })
  await user.click(close as HTMLElement)
  await user.click(await screen.findByRole('button', { name: 'Falar com atendente' }))
  const question = within(await dialog())
  await user.type(question.getByLabelText(/^Telefone com DDD/), '11987654321')
  await user.click(question.getByRole('button', { name: 'Começar' }))
  expect(await screen.findByText('A próxima vez é sua')).toBeTruthy()
  expect(sentTo(askForAttendant)).toEqual([{ numbePhone: '(11) 98765-4321' }])
})

test('who waits and gives a name in a browser that lost the number is asked for it, and for the name no more', async () => {
  answer(getConversation, {
    messages: [message],
    conversation: { ...state, status: 'waiting', position: 1 },
  })
  const { user } = show(<ChatPanel />)
  await user.type(await screen.findByLabelText(/^Como podemos chamar você/), 'Helena{Enter}')
  const question = within(await phoneQuestion())
  expect(sentTo(askForAttendant)).toEqual([])
  answer(askForAttendant, {
    messages: [],
    conversation: { ...state, status: 'waiting', position: 1, nome: 'Helena' },
  })
  await user.type(question.getByLabelText(/^Telefone com DDD/), '11987654321')
  await user.click(question.getByRole('button', { name: 'Começar' }))
  await expect
    .poll(() => sentTo(askForAttendant))
    .toEqual([{ numbePhone: '(11) 98765-4321', nome: 'Helena' }])
})

test('an attendant who cannot be asked for is told as a failure', async () => {
  answer(getConversation, { messages: [], conversation: state })
  disconnect(askForAttendant)
  writeText('numberForChat', '(11) 98765-4321')
  const { user } = show(<ChatPanel />)
  await user.click(await screen.findByRole('button', { name: 'Falar com atendente' }))
  expect(await screen.findByText(/^Não conseguimos falar com o servidor\./)).toBeTruthy()
})

test('a card says of the plan only that its supplier is promoted', async () => {
  const supplier = (id: number, nome: string, plan: 'MKTFREE' | 'MKTBASIC' | 'MKTCORP') => ({
    id,
    nome,
    slug: `fornecedor-${id}`,
    servico: 'Luvas',
    cidade_estado: 'Recife/PE',
    plan,
    Tipo_empresa: 'Empresa' as const,
  })
  const suppliers = [
    supplier(1, 'Alfa', 'MKTCORP'),
    supplier(2, 'Beta', 'MKTBASIC'),
    supplier(3, 'Gama', 'MKTFREE'),
  ]
  answer(getConversation, {
    messages: [{ ...message, autor: 'assistant', suppliers }],
    conversation: state,
  })
  writeText('numberForChat', '(11) 98765-4321')
  show(<ChatPanel />)
  const textOf = (name: RegExp) => screen.getByRole('link', { name }).textContent
  expect(await screen.findByText('Alfa')).toBeTruthy()
  expect(textOf(/^Alfa/)).toMatch(/^AlfaDestaqueRecife/)
  expect(textOf(/^Beta/)).toMatch(/^BetaRecife/)
  expect(textOf(/^Gama/)).toMatch(/^GamaRecife/)
})
