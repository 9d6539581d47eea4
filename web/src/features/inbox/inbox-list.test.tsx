import { screen, within } from '@testing-library/react'
import { getDeskNews } from 'contract/chat'
import { type InboxMessage, listInboxMessages, setInboxStatus } from 'contract/inbox'
import { expect, test } from 'vitest'
import { answer, refuse, sentTo } from '../../../test/answers.ts'
import { show } from '../../../test/render.tsx'
import { InboxList } from './inbox-list.tsx'

const helena: InboxMessage = {
  id: 7,
  nome: 'Helena Prado',
  email: 'helena@example.com',
  telefone: '(11) 98765-4321',
  texto: 'Preciso de ajuda\ncom a assinatura',
  status: 'nova',
  created_at: '2026-11-15T12:00:00.000Z',
  handled_at: null,
  handled_by: null,
  priority: false,
  supplier: { id: 3, nome: 'Termovalida', kind: 'Empresa', plan: 'MKTCORP' },
}

const card = () => screen.findByRole('article', { name: 'Mensagem de Helena Prado' })

test('a message shows who wrote, how to reach them, and a letter to answer with', async () => {
  answer(listInboxMessages, { data: [helena], total: 1 })
  show(<InboxList />)
  const message = within(await card())
  expect(message.getByText(/Preciso de ajuda/).textContent).toBe(helena.texto)
  expect(message.getByRole('link', { name: '(11) 98765-4321' })).toHaveProperty(
    'href',
    'tel:+5511987654321',
  )
  expect(message.getByRole('link', { name: 'Termovalida' }).getAttribute('href')).toBe(
    '/marketplaceDash/empresas?id=3',
  )
  const letter = new URL(
    message.getByRole('link', { name: 'Responder por e-mail' }).getAttribute('href') ?? '',
  )
  expect(letter.pathname).toBe('helena@example.com')
  expect(letter.searchParams.get('subject')).toBe('Sua mensagem ao Marketplace em Saúde')
  expect(letter.searchParams.get('body')).toContain('> Preciso de ajuda\n> com a assinatura')
})

test('an answered message leaves the new ones, and the list is read anew', async () => {
  let status: InboxMessage['status'] = 'nova'
  answer(listInboxMessages, () =>
    status === 'nova' ? { data: [helena], total: 1 } : { data: [], total: 0 },
  )
  answer(setInboxStatus, () => {
    status = 'respondida'
    return { ...helena, status }
  })
  answer(getDeskNews, { waiting: 0, unread: 0, messages: 0, reviews: 0, reports: 0, requests: 0 })
  const { user } = show(<InboxList />)
  await user.click(within(await card()).getByRole('button', { name: 'Marcar como respondida' }))
  expect(await screen.findByText('Nenhuma mensagem nova')).toBeTruthy()
  expect(sentTo(setInboxStatus)).toEqual([{ status: 'respondida' }])
})

test('states and words are asked of the server and stand in the address', async () => {
  answer(listInboxMessages, ({ query }) =>
    query.get('status') === 'arquivada'
      ? {
          data: [
            {
              ...helena,
              status: 'arquivada' as const,
              handled_at: '2026-11-15T13:00:00.000Z',
              handled_by: 'Beatriz',
            },
          ],
          total: 1,
        }
      : { data: [], total: 0 },
  )
  const { user, address } = show(<InboxList />)
  expect(await screen.findByText('Nenhuma mensagem nova')).toBeTruthy()
  await user.click(screen.getByRole('radio', { name: 'Arquivadas' }))
  expect(within(await card()).getByText(/^Arquivada em .*, por Beatriz$/)).toBeTruthy()
  await user.type(screen.getByRole('searchbox'), 'helena{Enter}')
  await expect.poll(address).toBe('/?status=arquivada&busca=helena')
})

test('a change that is refused says why, and the message stays', async () => {
  answer(listInboxMessages, { data: [helena], total: 1 })
  const detail = 'Não encontramos o que você procura.'
  refuse(setInboxStatus, { status: 404, code: 'NOT_FOUND', detail })
  const { user } = show(<InboxList />)
  await user.click(within(await card()).getByRole('button', { name: 'Arquivar' }))
  expect(await screen.findByText(detail)).toBeTruthy()
  expect(await card()).toBeTruthy()
})

test('the last message of a later page is answered: the page before it follows', async () => {
  const other = { ...helena, id: 1, nome: 'Rui Lopes' }
  let isAnswered = false
  answer(listInboxMessages, ({ query }) => {
    const total = isAnswered ? 5 : 6
    if (query.get('skip') === '0') return { data: [other], total }
    return { data: isAnswered ? [] : [helena], total }
  })
  answer(setInboxStatus, () => {
    isAnswered = true
    return { ...helena, status: 'respondida' as const }
  })
  answer(getDeskNews, { waiting: 0, unread: 0, messages: 0, reviews: 0, reports: 0, requests: 0 })
  const { user, address, router } = show(<InboxList />, { at: '/?por=5&pagina=2' })
  await user.click(within(await card()).getByRole('button', { name: 'Marcar como respondida' }))
  expect(await screen.findByRole('article', { name: 'Mensagem de Rui Lopes' })).toBeTruthy()
  expect(address()).toBe('/?por=5')
  expect(router.state.historyAction).toBe('REPLACE')
  expect(screen.queryByText('Nenhuma mensagem nova')).toBeNull()
})
