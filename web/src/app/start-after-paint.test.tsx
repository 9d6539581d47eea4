import { MantineProvider } from '@mantine/core'
import { act, screen, waitFor } from '@testing-library/react'
import { QueryClientProvider } from '@tanstack/react-query'
import { listPlans } from 'contract/plans'
import { anonymous } from 'contract/session'
import { type ReactNode, startTransition } from 'react'
import { hydrateRoot, type Root } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, expect, test } from 'vitest'
import { PeriodSwitch, usePeriod } from '../features/plans/period-switch.tsx'
import { FreelancerWizard } from '../features/signup/freelancer-wizard.tsx'
import { makeQueryClient } from '../lib/query.ts'
import { readJson, writeJson } from '../lib/storage.ts'
import { keepTyped } from '../lib/typed-before.ts'
import { sessionQuery } from '../model/session.ts'
import { answer } from '../../test/answers.ts'
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

function Signup() {
  return (
    <>
      <FreelancerWizard head={() => null} />
      <StartAfterPaint />
    </>
  )
}

const makeRouter = (path: string, Component: () => ReactNode) =>
  createMemoryRouter([{ path, Component }], { initialEntries: [path] })

const page = (router: ReturnType<typeof makeRouter>) => (
  <MantineProvider env="test" withCssVariables={false} withGlobalClasses={false}>
    <QueryClientProvider client={client}>
      <RouterProvider router={router} />
    </QueryClientProvider>
  </MantineProvider>
)

/** As the server drew it; `hydrate` is what entry.client.tsx does. */
function arrive(path: string, Component: () => ReactNode) {
  document.documentElement.lang = 'pt'
  const container = document.createElement('div')
  container.innerHTML = renderToString(page(makeRouter(path, Component)))
  document.body.append(container)
  const router = makeRouter(path, Component)
  const hydrate = () => {
    keepTyped()
    act(() =>
      startTransition(() => {
        root = hydrateRoot(container, page(router))
      }),
    )
  }
  return { router, hydrate }
}

const client = makeQueryClient()
let root: Root | undefined
afterEach(() => {
  act(() => root?.unmount())
  delete document.documentElement.dataset.hydrated
})

test('a period chosen before the scripts came is the one that counts', async () => {
  const { router, hydrate } = arrive('/planos', Plans)
  for (const cycle of ['Anual', 'Mensal', 'Anual']) screen.getByText(cycle).click()
  hydrate()
  await waitFor(() => expect(router.state.location.search).toBe('?periodo=anual'))
  await waitFor(() => expect(screen.getByRole('status').textContent).toBe('year'))
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Anual' }).checked).toBe(true)
})

test('what was typed before the scripts came stays in a form that this browser has a draft of', async () => {
  writeJson('signupFreelancer', { telefone: '(21) 99876-5432' })
  client.setQueryData(sessionQuery.queryKey, anonymous)
  answer(listPlans, [])
  const { hydrate } = arrive('/RegisterFreelancer', Signup)
  const drawnFirst = field('Nome completo')
  expect(drawnFirst.matches(':disabled')).toBe(false)
  drawnFirst.value = 'Rui Barros'
  hydrate()
  await waitFor(() => expect(document.documentElement.dataset.hydrated).toBe('true'))
  expect(field('Nome completo')).not.toBe(drawnFirst)
  expect([field('Nome completo').value, field('Telefone').value]).toEqual([
    'Rui Barros',
    '(21) 99876-5432',
  ])
  expect(readJson('signupFreelancer')).toMatchObject({
    nome: 'Rui Barros',
    telefone: '(21) 99876-5432',
  })
})

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(new RegExp(`^${label}`))
