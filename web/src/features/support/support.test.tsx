import { screen, within } from '@testing-library/react'
import { askForAttendant } from 'contract/chat'
import { getPromiseReport, getSupportChannel } from 'contract/support'
import { expect, test } from 'vitest'
import { answer, refuse, sentTo } from '../../../test/answers.ts'
import { state } from '../../../test/chat.ts'
import { owner } from '../../../test/people.ts'
import { show } from '../../../test/render.tsx'
import { writeJson } from '../../lib/storage.ts'
import { PromiseSummary } from './promise-summary.tsx'
import { SupportChannel } from './support-channel.tsx'

const session = owner('MKTCORP', {})
const answeredBy = '2026-11-16T13:15:00.000Z'

test('the channel says its name, what it promises and by when; one press asks for a person', async () => {
  writeJson('infosUserLogin', session)
  answer(getSupportChannel, { promisedMinutes: 15, open: true, answeredBy })
  answer(askForAttendant, {
    messages: [],
    conversation: { ...state, status: 'waiting', position: 1, lastSeq: 1 },
  })
  const { user, address } = show(<SupportChannel />, { session })
  const channel = within(await screen.findByRole('region', { name: 'Canal Corporativo' }))
  expect(channel.getByText('Atendendo agora')).toBeTruthy()
  expect(
    channel.getByText(/responde em até 15 minutos, dentro do horário de atendimento/),
  ).toBeTruthy()
  expect(channel.getByText('Chame agora e tenha a resposta até as 10:15.')).toBeTruthy()
  await user.click(channel.getByRole('button', { name: 'Falar com um atendente' }))
  await expect.poll(address).toBe('/chatbot')
  expect(sentTo(askForAttendant)).toEqual([{ numbePhone: '(11) 98765-4321' }])
})

test('out of hours it offers to write, with the day of the answer', async () => {
  answer(getSupportChannel, { promisedMinutes: 15, open: false, answeredBy })
  show(<SupportChannel />, { session })
  expect(await screen.findByText('Fora do horário')).toBeTruthy()
  expect(screen.getByText(/até 16\/11\/2026, 10:15/)).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Deixar uma mensagem' })).toBeTruthy()
})

test('a request that fails is told, and one stays here', async () => {
  writeJson('infosUserLogin', session)
  answer(getSupportChannel, { promisedMinutes: 15, open: true, answeredBy })
  refuse(askForAttendant, { status: 429, code: 'TOO_MANY_REQUESTS', retryAfter: 30 })
  const { user, address } = show(<SupportChannel />, { session, at: '/marketplaceDash/assinatura' })
  await user.click(await screen.findByRole('button', { name: 'Falar com um atendente' }))
  expect(await screen.findByRole('alert')).toBeTruthy()
  expect(address()).toBe('/marketplaceDash/assinatura')
})

test('administrators see how the promise was kept, and where it was not', async () => {
  answer(getPromiseReport, {
    promisedMinutes: 15,
    days: 30,
    requests: 4,
    inTime: 3,
    medianMinutes: 6,
    waiting: 1,
    late: [
      {
        channel: 'chat',
        id: 9,
        nome: 'Termovalida',
        askedAt: '2026-11-16T13:00:00.000Z',
        minutes: 22,
        status: 'answered',
      },
    ],
  })
  show(<PromiseSummary />)
  const report = within(await screen.findByRole('region', { name: 'Suporte prioritário' }))
  const figures = report.getAllByRole('definition').map((figure) => figure.textContent)
  expect(figures).toEqual(['75%', '3/4', '6 min', '1'])
  expect(report.getByRole('listitem').textContent).toBe(
    'Termovalida · 16/11/2026, 10:00 · respondido em 22 min',
  )
  expect(report.getByRole('link').getAttribute('href')).toBe(
    '/marketplaceDash/atendimentos?atendimento=9',
  )
})
