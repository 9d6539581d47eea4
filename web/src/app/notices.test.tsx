import { act, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { show } from '../../test/render.tsx'
import { notifyWarning } from '../lib/notify.ts'

beforeEach(() => void vi.useFakeTimers({ shouldAdvanceTime: false }))
afterEach(() => void vi.useRealTimers())

const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds))

test('a notice stays for five seconds', async () => {
  show(<main />)
  const text = 'Selecione uma opção antes de prosseguir.'
  notifyWarning(text, 'Atenção')
  // Its code comes with the first one.
  await vi.waitFor(() => screen.getByText(text), { timeout: 30_000 })
  await pass(4500)
  expect(screen.getByRole('alert').textContent).toContain(text)
  await pass(1500)
  expect(screen.queryByText(text)).toBeNull()
})

test('what is said again takes the place of the first one, for five seconds more', async () => {
  show(<main />)
  const text = 'Cabem cinco fornecedores.'
  notifyWarning(text, 'Atenção')
  await vi.waitFor(() => screen.getByText(text), { timeout: 30_000 })
  await pass(3000)
  notifyWarning(text, 'Atenção')
  await pass(1000)
  expect(screen.getAllByText(text)).toHaveLength(1)
  await pass(3000)
  expect(screen.getAllByText(text)).toHaveLength(1)
  await pass(2000)
  expect(screen.queryByText(text)).toBeNull()
})
