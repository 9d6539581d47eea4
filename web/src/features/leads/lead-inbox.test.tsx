import { screen, waitFor, within } from '@testing-library/react'
import { errorTable } from 'contract/errors'
import {
  addLeadEntry,
  changeLead,
  getLeadFunnel,
  getLeadNews,
  type Lead,
  listLeads,
  setWeeklyByLink,
} from 'contract/leads'
import { beforeEach, expect, test } from 'vitest'
import { answer, disconnect, refuse, sentTo } from '../../../test/answers.ts'
import { fillIn, show } from '../../../test/render.tsx'
import { LeadInbox } from './lead-inbox.tsx'
import { WeeklySwitch } from './weekly-switch.tsx'

const renata: Lead = {
  id: 7,
  created_at: '2026-11-15T12:00:00.000Z',
  nome: 'Renata Prado',
  email: 'renata?x@hospital.example',
  telefone: '(19) 90412-3380',
  whatsapp: 'https://wa.me/5519904123380',
  mensagem: 'Duas autoclaves\naté sexta',
  term: 'qualificação térmica',
  status: 'novo',
  version: 3,
  answered_at: null,
  remind_on: null,
  entries: [],
}
const counts = { novo: 1, contato: 0, proposta: 1000, ganho: 0, perdido: 0 }
const page = { data: [renata], nextCursor: null, counts, hidden: 0, medianMinutes: 180 }

beforeEach(() => {
  answer(listLeads, page)
  answer(getLeadNews, { count: 1 })
  answer(getLeadFunnel, { searches: 0, views: 0, contacts: 0, answers: 0 })
})

const card = async () => within(await screen.findByRole('article', { name: /Renata Prado/ }))

test('a request shows need, search, answer time and ways to reach who asked', async () => {
  show(<LeadInbox />)
  const lead = await card()
  expect(lead.getByText(/Duas autoclaves/).textContent).toBe(renata.mensagem)
  expect(lead.getByText('Buscou por: qualificação térmica')).toBeTruthy()
  expect(lead.getByText(/sem resposta ainda/)).toBeTruthy()
  const href = (name: string) => lead.getByRole('link', { name }).getAttribute('href')
  expect(href('E-mail')).toMatch(/^mailto:renata%3Fx@hospital\.example\?subject=/)
  expect(href('WhatsApp')).toBe('https://wa.me/5519904123380')
  expect(href('(19) 90412-3380')).toBe('tel:+5519904123380')
  expect(screen.getByText('Metade das primeiras respostas saiu em até 3 h.')).toBeTruthy()
  expect(screen.getByRole('radio', { name: 'Proposta (999+)' })).toBeTruthy()
})

test('using a way to answer takes a new request out of the new ones', async () => {
  answer(changeLead, { ...renata, status: 'contato', version: 4 })
  const { user } = show(<LeadInbox />)
  await user.click((await card()).getByRole('link', { name: 'WhatsApp' }))
  await waitFor(() => expect(sentTo(changeLead)).toEqual([{ version: 3, status: 'contato' }]))
})

test('a request that no longer fits the filter stays, with what is being written, until another is chosen', async () => {
  const contacted = { ...renata, status: 'contato' as const, version: 4 }
  let isNew = true
  answer(listLeads, ({ query }) =>
    query.get('status') === 'novo' && !isNew ? { ...page, data: [] } : page,
  )
  answer(changeLead, contacted)
  const { user } = show(<LeadInbox />, { at: '/pedidos?estado=novo' })
  const lead = await card()
  await user.click(lead.getByRole('button', { name: 'Responder ou anotar' }))
  await fillIn(user, lead.getByRole('textbox', { name: /Sua resposta/ }), 'Atendemos')
  isNew = false
  await user.click(lead.getByRole('link', { name: 'WhatsApp' }))
  await waitFor(() => expect(sentTo(listLeads)).toHaveLength(2))
  const state = lead.getByRole('combobox', { name: /Situação do pedido/ })
  await waitFor(() => expect(state).toHaveProperty('value', 'Em contato'))
  expect(lead.getByRole('textbox', { name: /Sua resposta/ })).toHaveProperty('value', 'Atendemos')
  await user.click(screen.getByRole('radio', { name: /^Todos/ }))
  await user.click(screen.getByRole('radio', { name: /^Novo/ }))
  await waitFor(() => expect(screen.queryByRole('article')).toBeNull())
})

test('a list that cannot be read anew, or further, keeps what is there and what is typed', async () => {
  answer(listLeads, { ...page, nextCursor: 'depois' })
  answer(changeLead, { ...renata, version: 4 })
  const { user } = show(<LeadInbox />)
  const lead = await card()
  await user.click(lead.getByRole('button', { name: 'Responder ou anotar' }))
  await fillIn(user, lead.getByRole('textbox', { name: /Sua resposta/ }), 'Atendemos')
  disconnect(listLeads)
  await user.click(screen.getByRole('button', { name: 'Carregar mais pedidos' }))
  expect(await screen.findByRole('button', { name: 'Tentar novamente' })).toBeTruthy()
  expect(lead.getByRole('textbox', { name: /Sua resposta/ })).toHaveProperty('value', 'Atendemos')
})

test('a state that was changed elsewhere is said to be, and the list is read anew', async () => {
  const { detail } = errorTable.CHANGED_ELSEWHERE
  refuse(changeLead, { status: 409, code: 'CHANGED_ELSEWHERE', detail })
  const { user } = show(<LeadInbox />)
  await user.click((await card()).getByRole('combobox', { name: /Situação do pedido/ }))
  await user.click(await screen.findByRole('option', { name: 'Ganho' }))
  expect(await screen.findByText(/alterados em outra janela/)).toBeTruthy()
  await waitFor(() => expect(sentTo(listLeads)).toHaveLength(2))
})

test('an answer is sent once; what could not be sent is still there', async () => {
  disconnect(addLeadEntry)
  const { user } = show(<LeadInbox />)
  const lead = await card()
  await user.click(lead.getByRole('button', { name: 'Responder ou anotar' }))
  const text = lead.getByRole('textbox', { name: /Sua resposta/ })
  await fillIn(user, text, 'Atendemos sim')
  await user.click(lead.getByRole('button', { name: 'Enviar resposta' }))
  await screen.findByRole('alert')
  expect(text).toHaveProperty('value', 'Atendemos sim')
  answer(addLeadEntry, { ...renata, version: 4 })
  await user.dblClick(lead.getByRole('button', { name: 'Enviar resposta' }))
  expect(await screen.findByText('Resposta enviada a Renata Prado.')).toBeTruthy()
  expect(sentTo(addLeadEntry).slice(1)).toEqual([{ kind: 'resposta', texto: 'Atendemos sim' }])
  expect(text).toHaveProperty('value', '')
})

test('the free plan is told how many older requests there are', async () => {
  answer(listLeads, { ...page, hidden: 12 })
  show(<LeadInbox />)
  expect(await screen.findByText('Mais 12 pedidos anteriores')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Conhecer os planos' }).getAttribute('href')).toBe(
    '/alterplan',
  )
})

test('the link of the summary switches it off by being opened, and on again by a click', async () => {
  answer(setWeeklyByLink, ({ body }: { body: { weekly: boolean } }) => ({ weekly: body.weekly }))
  const { user } = show(<WeeklySwitch />, { at: '/resumo-semanal#7.abc' })
  expect(await screen.findByText(/não recebe mais o resumo semanal/)).toBeTruthy()
  await user.click(screen.getByRole('button', { name: /quero receber/ }))
  expect(await screen.findByText(/voltou a chegar/)).toBeTruthy()
  expect(sentTo(setWeeklyByLink)).toEqual([
    { token: '7.abc', weekly: false },
    { token: '7.abc', weekly: true },
  ])
})

test('a link of the summary that is not ours says so, without a way to try it again', async () => {
  refuse(setWeeklyByLink, { status: 404, code: 'NOT_FOUND', detail: 'Não encontrado.' })
  show(<WeeklySwitch />, { at: '/resumo-semanal#x' })
  expect(await screen.findByText(/Copie o endereço inteiro do e-mail/)).toBeTruthy()
  expect(screen.queryByRole('button')).toBeNull()
})
