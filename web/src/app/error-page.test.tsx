import { act, render, screen } from '@testing-library/react'
import { listPlans } from 'contract/plans'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { callOnServer } from '../lib/call.ts'
import type { PageRequest } from '../lib/ssr.ts'
import { ErrorPage } from './error-page.tsx'

beforeEach(() => vi.useFakeTimers({ shouldAdvanceTime: true }))
afterEach(() => vi.useRealTimers())

/** In steps: the page is drawn while it waits for an answer too. */
async function wait(seconds: number) {
  for (let step = 0; step < seconds * 2; step++) {
    await act(() => vi.advanceTimersByTimeAsync(500))
  }
}

/** A page whose loader reads from an API that answers with this status. */
function open(statusNow: () => number) {
  const call = async () => {
    await new Promise((answered) => setTimeout(answered, 1_000))
    return { status: statusNow(), body: {}, cookies: [], retryAfter: 0 }
  }
  const page = { call } as unknown as PageRequest
  const router = createMemoryRouter([
    {
      path: '/',
      loader: () => callOnServer(page, listPlans),
      Component: () => 'a página',
      ErrorBoundary: ErrorPage,
      HydrateFallback: () => null,
    },
  ])
  render(<RouterProvider router={router} />)
}

test('while the database is away the page says so, blames no connection and tries again', async () => {
  let status = 503
  open(() => status)
  await wait(2)
  await screen.findByRole('heading', { name: 'Já voltamos' })
  expect(screen.queryByText(/Verifique sua conexão/)).toBeNull()
  await wait(10)
  expect(screen.getByRole('heading', { name: 'Já voltamos' })).toBeTruthy()

  status = 200
  await wait(10)
  expect(screen.getByText('a página')).toBeTruthy()
})

test('any other failure says that something went wrong', async () => {
  open(() => 500)
  await wait(2)
  expect(await screen.findByRole('heading', { name: 'Algo deu errado' })).toBeTruthy()
})
