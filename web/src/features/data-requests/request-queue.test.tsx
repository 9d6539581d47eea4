import { screen, within } from '@testing-library/react'
import { answerDataRequest, type DataRequest, listDataRequests } from 'contract/data-requests'
import { expect, test } from 'vitest'
import { answer, refuse, sentTo } from '../../../test/answers.ts'
import { fillIn, show } from '../../../test/render.tsx'
import { RequestQueue } from './request-queue.tsx'

const request: DataRequest = {
  id: 7,
  kind: 'telefone',
  nome: '',
  email: 'luciana@example.org',
  telefone: '(21) 90733-2190',
  texto: 'Peço uma cópia\nda conversa.',
  status: 'aberto',
  created_at: '2026-11-15T12:00:00.000Z',
  due_at: '2026-11-30T12:00:00.000Z',
  answer: null,
  answered_at: null,
  answered_by: null,
  days_left: 14,
  conversations: 2,
}

const list = (...data: DataRequest[]) => answer(listDataRequests, { data, total: data.length })
const card = () => screen.findByRole('article', { name: 'Pedido 7' })

test.each([
  [14, 'faltam 14 dias'],
  [1, 'falta 1 dia'],
  [0, 'venceu hoje'],
  [-3, 'vencido há 3 dias'],
])('with %i days left it says “%s”', async (days_left, text) => {
  list({ ...request, days_left })
  show(<RequestQueue />)
  expect(within(await card()).getByText(text)).toBeTruthy()
})

test('an answer is written, decided and sent; conversations go only when ticked', async () => {
  list(request)
  const { user } = show(<RequestQueue />)
  expect(within(await card()).getByText('2 conversas só com este número')).toBeTruthy()
  await user.click(within(await card()).getByRole('button', { name: 'Responder' }))
  const dialog = within(await screen.findByRole('dialog'))
  await user.click(dialog.getByRole('button', { name: 'Enviar resposta' }))
  expect(await dialog.findByText('Conte em pelo menos 10 caracteres.')).toBeTruthy()
  await fillIn(user, dialog.getByLabelText(/Resposta/), 'Apagamos as duas conversas.')
  await user.click(dialog.getByRole('checkbox', { name: 'Apagar 2 conversas deste número' }))
  answer(answerDataRequest, { ...request, status: 'atendido' })
  list()
  await user.click(dialog.getByRole('button', { name: 'Enviar resposta' }))
  expect(await screen.findByText('Nenhum pedido aberto')).toBeTruthy()
  expect(sentTo(answerDataRequest)).toEqual([
    { status: 'atendido', answer: 'Apagamos as duas conversas.', eraseConversations: true },
  ])
})

test('a refusal offers no erasing', async () => {
  list(request)
  const { user } = show(<RequestQueue />)
  await user.click(within(await card()).getByRole('button', { name: 'Responder' }))
  const dialog = within(await screen.findByRole('dialog'))
  expect(dialog.getByRole('checkbox')).toBeTruthy()
  await user.click(dialog.getByRole('radio', { name: 'Negar' }))
  expect(dialog.queryByRole('checkbox')).toBeNull()
})

test('what a colleague answered meanwhile is told, and the text stays', async () => {
  list({ ...request, kind: 'outro' })
  const detail = 'Este pedido já foi respondido.'
  refuse(answerDataRequest, { status: 409, code: 'REQUEST_CLOSED', detail })
  const { user } = show(<RequestQueue />)
  await user.click(within(await card()).getByRole('button', { name: 'Responder' }))
  const dialog = within(await screen.findByRole('dialog'))
  expect(dialog.queryByRole('checkbox')).toBeNull()
  const text = dialog.getByLabelText(/Resposta/)
  await fillIn(user, text, 'Não encontramos nada.')
  await user.click(dialog.getByRole('button', { name: 'Enviar resposta' }))
  expect(await screen.findByText(detail)).toBeTruthy()
  expect(text).toHaveProperty('value', 'Não encontramos nada.')
})
