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

test('a connection that is lost while the page waits does not end the waiting', async () => {
  let status = 503
  open(() => {
    if (status === 0) throw new TypeError('Failed to fetch')
    return status
  })
  await wait(2)
  await screen.findByRole('heading', { name: 'Já voltamos' })
  status = 0
  await wait(20)
  expect(screen.getByRole('heading', { name: 'Já voltamos' })).toBeTruthy()
  expect(screen.queryByText(/Não é a sua conexão/)).toBeNull()

  status = 200
  window.dispatchEvent(new Event('online'))
  await wait(2)
  expect(screen.getByText('a página')).toBeTruthy()
})

test.each(['Failed to fetch', 'NetworkError when attempting to fetch resource.', 'Load failed'])(
  'a page that nobody answers for (%s) says so and comes once somebody does',
  async (text) => {
    let connected = false
    open(() => {
      if (!connected) throw new TypeError(text)
      return 200
    })
    await wait(2)
    await screen.findByRole('heading', { name: 'Sem conexão com o servidor' })
    connected = true
    await wait(10)
    expect(screen.getByText('a página')).toBeTruthy()
  },
)

test.each([
  'undefined is not a function',
  // Only a new start fetches that once more.
  'Failed to fetch dynamically imported module: /assets/charts.js',
])('%s is nothing that waiting would mend', async (text) => {
  open(() => {
    throw new TypeError(text)
  })
  await wait(2)
  expect(await screen.findByRole('heading', { name: 'Algo deu errado' })).toBeTruthy()
})
