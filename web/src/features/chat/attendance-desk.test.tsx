import { screen, within } from '@testing-library/react'
import {
  type Attendance,
  type ChatMessage,
  getAttendance,
  listAttendances,
  sendAttendantMessage,
  setAttendanceSeen,
} from 'contract/chat'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { answer, refuse, sentTo } from '../../../test/answers.ts'
import { message } from '../../../test/chat.ts'
import { leave, show } from '../../../test/render.tsx'
import { readText } from '../../lib/storage.ts'
import { AttendanceDesk } from './attendance-desk.tsx'

const now = new Date('2026-11-16T15:00:00Z')
const minutesAgo = (minutes: number) => new Date(now.getTime() - minutes * 60_000).toISOString()

const marina: Attendance = {
  id: 1,
  status: 'waiting',
  priority: true,
  nome: 'Marina Teles',
  telefone: '(11) 98765-4321',
  language: 'pt',
  attendant: null,
  mine: false,
  requestedAt: minutesAgo(4),
  dueAt: minutesAgo(-11),
  takenAt: null,
  closedAt: null,
  lapsed: false,
  online: true,
  seenAt: null,
  supplier: { id: 9, nome: 'Termovalida Engenharia', kind: 'Empresa', plan: 'MKTCORP' },
  note: null,
  lastMessage: 'Falar com atendente',
  unread: 1,
}
const paulo: Attendance = {
  ...marina,
  id: 2,
  priority: false,
  dueAt: null,
  nome: 'Paulo',
  online: false,
  seenAt: minutesAgo(3),
  supplier: null,
}
const rita: Attendance = {
  ...paulo,
  id: 3,
  nome: 'Rita',
  status: 'closed',
  closedAt: minutesAgo(1),
  lapsed: true,
  unread: 0,
}

const spoken: ChatMessage = { ...message, autor: 'visitor', texto: 'Olá', suggestions: [] }

beforeEach(() => {
  vi.useFakeTimers({ now, toFake: ['Date'] })
  answer(listAttendances, { data: [marina, paulo, rita] })
})
afterEach(() => void vi.useRealTimers())

const text = (element: HTMLElement) => element.textContent ?? ''

test('the list says by name who is there, who left when, and whose request lapsed', async () => {
  show(<AttendanceDesk />)
  const waiting = within(await screen.findByRole('region', { name: 'Aguardando' }))
  const [first, second] = waiting.getAllByRole('link')
  expect(text(first as HTMLElement)).toMatch(/Marina Teles.*Termovalida Engenharia.*Online/)
  expect(text(second as HTMLElement)).toMatch(/Paulo.*Saiu há 3 minutos/)
  const closed = within(screen.getByRole('region', { name: 'Encerrados nas últimas 24 horas' }))
  expect(text(closed.getByRole('link'))).toContain('expirou: o visitante saiu')
})

test('the conversation names the visitor, and leads to the supplier’s record', async () => {
  answer(getAttendance, { attendance: marina, messages: [spoken], searches: [] })
  show(<AttendanceDesk />, { at: '/?atendimento=1' })
  const view = within(await screen.findByRole('region', { name: 'Conversa com Marina Teles' }))
  expect(text(view.getByRole('log'))).toContain('Marina Teles')
  expect(view.getByRole('link', { name: 'Termovalida Engenharia' }).getAttribute('href')).toBe(
    '/marketplaceDash/empresas?id=9',
  )
  expect(view.getByText('Online')).toBeTruthy()
  const about = view.getByRole('region', { name: 'Sobre o visitante' })
  expect(text(about)).toMatch(/Termovalida Engenharia.*Pediu atendimento há 4 minutos/)
})

test('the sound of the desk is off until it is switched on, and stays so', async () => {
  const { user } = show(<AttendanceDesk />)
  const sound = await screen.findByRole('switch', { name: 'Som quando alguém chama' })
  expect(sound.getAttribute('aria-checked')).toBe('false')
  await user.click(sound)
  expect(sound.getAttribute('aria-checked')).toBe('true')
  expect(readText('deskSound')).toBe('on')
})

test('a reply that was refused still stands there when its writer comes back', async () => {
  const open = { ...marina, status: 'open', mine: true, attendant: 'Rita' } as const
  answer(getAttendance, { attendance: open, messages: [], searches: [] })
  refuse(sendAttendantMessage, { status: 409, code: 'ATTENDANCE_CLOSED' })
  const { user, router } = show(<AttendanceDesk />, { at: '/?atendimento=1' })
  await user.type(await screen.findByRole('textbox', { name: 'Mensagem' }), 'Já vi{Enter}')
  await screen.findByRole('button', { name: 'Tentar novamente' })
  await router.navigate('/?atendimento=2')
  await expect.poll(() => screen.queryByText('Já vi')).toBeNull()
  await router.navigate('/?atendimento=1')
  expect(await screen.findByText('Já vi')).toBeTruthy()
  answer(sendAttendantMessage, { ...spoken, autor: 'attendant', texto: 'Já vi', seq: 2 })
  await user.click(screen.getByRole('button', { name: 'Tentar novamente' }))
  await expect.poll(() => screen.queryByRole('button', { name: 'Tentar novamente' })).toBeNull()
  expect(sentTo(sendAttendantMessage)).toHaveLength(2)
})

test('who reads the site in English gets English ready replies', async () => {
  const open = { ...marina, status: 'open', mine: true, language: 'en' } as const
  answer(getAttendance, { attendance: open, messages: [], searches: [] })
  const { user } = show(<AttendanceDesk />, { at: '/?atendimento=1' })
  expect(await screen.findByText('Usa o site em inglês')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Respostas prontas' }))
  await user.click(await screen.findByText(/^One moment, please/))
  const field = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Mensagem' })
  expect(field.value).toBe('One moment, please: I will check this for you.')
})

test('only who attends marks what the visitor wrote as read', async () => {
  answer(setAttendanceSeen, { unread: 0 })
  const look = async (mine: boolean) => {
    const attendance = { ...marina, status: 'open', mine, attendant: 'Rita' } as const
    answer(getAttendance, { attendance, messages: [spoken], searches: [] })
    show(<AttendanceDesk />, { at: '/?atendimento=1' })
    await screen.findByText('Olá')
  }
  await look(false)
  expect(sentTo(setAttendanceSeen)).toEqual([])
  await leave()
  await look(true)
  await expect.poll(() => sentTo(setAttendanceSeen)).toEqual([{ seq: 1 }])
})

test('half a reply waits while its writer looks into another conversation', async () => {
  const open = { ...marina, status: 'open', mine: true, attendant: 'Rita' } as const
  answer(getAttendance, { attendance: open, messages: [], searches: [] })
  const { user, router } = show(<AttendanceDesk />, { at: '/?atendimento=1' })
  const field = () => screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Mensagem' })
  await user.type(await field(), 'Já vou ver')
  await router.navigate('/?atendimento=2')
  await expect.poll(async () => (await field()).value).toBe('')
  await router.navigate('/?atendimento=1')
  await expect.poll(async () => (await field()).value).toBe('Já vou ver')
})
