import { screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { askForAttendant, teamFormAt, getConversation, sendTeamMessage } from 'contract/chat'
import { expect, test } from 'vitest'
import { answer, sentTo } from '../../../test/answers.ts'
import { message, state } from '../../../test/chat.ts'
import { fillIn, show } from '../../../test/render.tsx'
import { ChatPanel } from './chat-panel.tsx'

const phoneQuestion = () => screen.findByRole('dialog', { name: 'Qual é o seu telefone?' })

const messageForm = async () => {
  const field = await screen.findByLabelText(/Sua mensagem para a equipe/)
  return within(field.closest('form') as HTMLFormElement)
}

async function writeMessage(user: UserEvent) {
  const form = await messageForm()
  await fillIn(user, form.getByLabelText(/^Nome/), 'Helena Prado')
  await fillIn(user, form.getByLabelText(/^E-mail/), 'helena@example.com')
  await fillIn(user, form.getByLabelText(/Sua mensagem para a equipe/), 'Quero ajuda')
  await user.click(form.getByRole('button', { name: 'Enviar mensagem' }))
}

const closed = { ...state, attended: false }
const leaveMessage = { label: 'Deixar mensagem', to: teamFormAt }

test('a message form whose number this browser has forgotten asks for it', async () => {
  answer(getConversation, {
    messages: [{ ...message, suggestions: [], link: leaveMessage }],
    conversation: closed,
  })
  answer(sendTeamMessage, { messages: [], conversation: state })
  const { user } = show(<ChatPanel />)
  const form = await messageForm()
  await fillIn(user, form.getByLabelText(/^Telefone com DDD/), '11987654321')
  await writeMessage(user)
  await expect
    .poll(() => sentTo(sendTeamMessage))
    .toMatchObject([{ numbePhone: '(11) 98765-4321', mensagem: 'Quero ajuda' }])
})

test('a message form that is there before the number goes out with it', async () => {
  const link = leaveMessage
  answer(getConversation, {
    messages: [{ ...message, suggestions: [], link }],
    conversation: closed,
  })
  answer(askForAttendant, {
    messages: [{ ...message, seq: 2, suggestions: [], link }],
    conversation: { ...closed, nome: 'Helena' },
  })
  answer(sendTeamMessage, { messages: [], conversation: state })
  const { user } = show(<ChatPanel />)
  await messageForm()
  await user.click(screen.getByRole('button', { name: 'Falar com atendente' }))
  const question = within(await phoneQuestion())
  await user.type(question.getByLabelText(/^Telefone com DDD/), '11987654321')
  await user.click(question.getByRole('button', { name: 'Começar' }))
  await waitFor(async () =>
    expect((await messageForm()).queryByLabelText(/^Telefone com DDD/)).toBeNull(),
  )
  await writeMessage(user)
  await expect
    .poll(() => sentTo(sendTeamMessage))
    .toMatchObject([{ numbePhone: '(11) 98765-4321', mensagem: 'Quero ajuda' }])
})
