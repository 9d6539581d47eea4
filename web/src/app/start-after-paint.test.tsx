import { MantineProvider } from '@mantine/core'
import { act, screen, waitFor } from '@testing-library/react'
import { startTransition } from 'react'
import { hydrateRoot, type Root } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, expect, test } from 'vitest'
import { PeriodSwitch, usePeriod } from '../features/plans/period-switch.tsx'
import { keepTyped } from '../lib/typed-before.ts'
import { StartAfterPaint } from './start-after-paint.tsx'

function Plans() {
  const choice = usePeriod()
  return (
    <>
      <PeriodSwitch period={choice} />
      <output>{choice[0]}</output>
      <StartAfterPaint />
    </>
  )
}

const makeRouter = () =>
  createMemoryRouter([{ path: '/planos', Component: Plans }], { initialEntries: ['/planos'] })

const page = (router: ReturnType<typeof makeRouter>) => (
  <MantineProvider env="test" withCssVariables={false} withGlobalClasses={false}>
    <RouterProvider router={router} />
  </MantineProvider>
)

let root: Root | undefined
afterEach(() => {
  act(() => root?.unmount())
  delete document.documentElement.dataset.hydrated
})

test('a period chosen before the scripts came is the one that counts', async () => {
  document.documentElement.lang = 'pt'
  const container = document.createElement('div')
  container.innerHTML = renderToString(page(makeRouter()))
  document.body.append(container)
  for (const cycle of ['Anual', 'Mensal', 'Anual']) screen.getByText(cycle).click()
  // From here on as entry.client.tsx does it.
  const router = makeRouter()
  keepTyped()
  act(() =>
    startTransition(() => {
      root = hydrateRoot(container, page(router))
    }),
  )
  await waitFor(() => expect(router.state.location.search).toBe('?periodo=anual'))
  await waitFor(() => expect(screen.getByRole('status').textContent).toBe('year'))
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Anual' }).checked).toBe(true)
})
