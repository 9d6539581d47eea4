import { useQuery } from '@tanstack/react-query'
import { act, screen } from '@testing-library/react'
import { listStates } from 'contract/lookups'
import { createReferral } from 'contract/referrals'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { answerLater } from '../../test/answers.ts'
import { show } from '../../test/render.tsx'
import { query, useCall } from '../lib/query.ts'
import { BusyOverlay } from './busy-overlay.tsx'

beforeEach(() => void vi.useFakeTimers({ shouldAdvanceTime: false }))
afterEach(() => void vi.useRealTimers())

const overlay = () => screen.queryByText('Aguarde ...')
const after = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))

function Reader({ background }: { background: boolean }) {
  useQuery(query(listStates, undefined, { background }))
  return <BusyOverlay />
}

function Writer() {
  const send = useCall(createReferral)
  const body = {
    nome_indicador: 'Ana',
    email_indicado: 'ana@example.com',
    telefone_indicado: '(11) 91234-5678',
    empresa_freelancer_indicada: 'Calibra',
  }
  return (
    <>
      <button type="button" onClick={() => send.mutate({ body })}>
        Enviar
      </button>
      <BusyOverlay />
    </>
  )
}

test("a page that waits for a call says 'Aguarde ...' after 150 milliseconds, until the answer", async () => {
  const reply = answerLater(listStates)
  show(<Reader background={false} />)
  await after(149)
  expect(overlay()).toBeNull()
  await after(1)
  expect(overlay()).not.toBeNull()
  reply([])
  await after(1)
  expect(overlay()).toBeNull()
})

test('an answer within 150 milliseconds is never covered', async () => {
  const reply = answerLater(listStates)
  show(<Reader background={false} />)
  await after(100)
  reply([])
  await after(1000)
  expect(overlay()).toBeNull()
})

test('what is sent is waited for in the same way', async () => {
  const reply = answerLater(createReferral)
  show(<Writer />)
  act(() => screen.getByRole('button', { name: 'Enviar' }).click())
  await after(151)
  expect(overlay()).not.toBeNull()
  reply({
    id: 1,
    nome_indicador: 'Ana',
    email_indicado: 'ana@example.com',
    telefone_indicado: '(11) 91234-5678',
    empresa_freelancer_indicada: 'Calibra',
    status: 'aguardando',
  })
  await after(1)
  expect(overlay()).toBeNull()
})

test('what is read in the background covers nothing', async () => {
  answerLater(listStates)
  show(<Reader background />)
  await after(5000)
  expect(overlay()).toBeNull()
})
