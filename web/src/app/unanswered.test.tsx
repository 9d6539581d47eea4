import { act, screen, waitFor } from '@testing-library/react'
import { getAccessSummary } from 'contract/accesses'
import { listAttendances } from 'contract/chat'
import { getFreelancer } from 'contract/profiles'
import { createReferral } from 'contract/referrals'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { answer, disconnect, keepSilent, sentTo } from '../../test/answers.ts'
import { show } from '../../test/render.tsx'
import { AccessDashboard } from '../features/accesses/access-dashboard.tsx'
import { AttendanceDesk } from '../features/chat/attendance-desk.tsx'
import { FreelancerEditor } from '../features/profiles/profile-editor.tsx'
import { ReferralDialog } from '../features/referrals/referral-dialog.tsx'
import { BusyOverlay } from './busy-overlay.tsx'

const typed = {
  nome_indicador: 'Helena Prado',
  empresa_freelancer_indicada: 'Clínica Norte',
  email_indicado: 'norte@example.com',
  telefone_indicado: '(11) 91234-5678',
}

const field = (label: RegExp) => screen.getByLabelText<HTMLInputElement>(label)

async function fillIn() {
  const { user } = show(
    <>
      <ReferralDialog opened onClose={() => {}} />
      <BusyOverlay />
    </>,
  )
  await screen.findByLabelText(/Seu nome/)
  for (const [label, text] of [
    [/Seu nome/, typed.nome_indicador],
    [/Empresa/, typed.empresa_freelancer_indicada],
    [/E-mail/, typed.email_indicado],
    [/Telefone/, typed.telefone_indicado],
  ] as const) {
    await user.click(field(label))
    await user.paste(text)
  }
  const send = () => user.click(screen.getByRole('button', { name: 'Indicar' }))
  return { send }
}

beforeEach(() => vi.useFakeTimers({ shouldAdvanceTime: true }))
afterEach(() => vi.useRealTimers())

const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))

test('a save that nobody answers ends after 15 seconds, says so, and can be sent again', async () => {
  keepSilent(createReferral)
  const { send } = await fillIn()
  await send()
  await wait(200)
  expect(screen.getByText('Aguarde ...')).toBeTruthy()
  await wait(12_000)
  expect(screen.getByText('Aguarde ...')).toBeTruthy()
  await wait(3_000)
  expect(screen.queryByText('Aguarde ...')).toBeNull()
  expect((await screen.findByRole('alert')).textContent).toContain(
    'Sem resposta do servidor. O que você digitou continua aqui: tente de novo.',
  )
  expect(field(/Seu nome/).value).toBe(typed.nome_indicador)

  answer(createReferral, { ...typed, id: 1, status: 'aguardando' })
  await send()
  const sent = { ...typed, website: '' }
  await waitFor(() => expect(sentTo(createReferral)).toEqual([sent, sent]))
})

test('without a connection a save says so at once and keeps what was typed', async () => {
  disconnect(createReferral)
  const { send } = await fillIn()
  window.dispatchEvent(new Event('offline'))
  try {
    await send()
    expect((await screen.findByRole('alert')).textContent).toContain(
      'Não conseguimos falar com o servidor. Verifique sua conexão e tente novamente.',
    )
    expect(screen.queryByText('Aguarde ...')).toBeNull()
    expect(field(/Telefone/).value).toBe(typed.telefone_indicado)
  } finally {
    window.dispatchEvent(new Event('online'))
  }
})

test.each([
  [getFreelancer, <FreelancerEditor key="editor" id={12} />],
  [
    getAccessSummary,
    <AccessDashboard key="accesses" supplier={{ id: 7, tipo: 'Empresa' }} withReport={false} />,
  ],
  [listAttendances, <AttendanceDesk key="desk" />],
] as const)(
  '%s that nobody answers says so, and speaks of nothing typed',
  async (endpoint, part) => {
    keepSilent(endpoint)
    show(part)
    await wait(15_000)
    const text = (await screen.findByRole('alert')).textContent
    expect(text).toContain('Sem resposta do servidor. Tente de novo.')
  },
)
