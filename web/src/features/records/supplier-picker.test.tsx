import { act, screen } from '@testing-library/react'
import { listFreelancers } from 'contract/records'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { answer } from '../../../test/answers.ts'
import { freelancerRecord } from '../../../test/people.ts'
import { show } from '../../../test/render.tsx'
import { ChosenSupplier } from './supplier-picker.tsx'

beforeEach(() => vi.useFakeTimers({ shouldAdvanceTime: true }))
afterEach(() => vi.useRealTimers())

test('a supplier that is chosen while its search waits for a pause stays chosen', async () => {
  const found = freelancerRecord({ id: 12, nome: 'Rui Prado' })
  answer(listFreelancers, { data: [found], total: 1, totalPages: 1 })
  const arrival = Promise.withResolvers<void>()
  const { user, address } = show(
    <ChosenSupplier question="De quem?">{({ account }) => <p>Conta {account}</p>}</ChosenSupplier>,
    { at: '/editar', arrival: arrival.promise },
  )
  const match = await screen.findByRole('link', { name: /Rui Prado/ })
  await user.type(screen.getByRole('searchbox'), 'prado')
  await user.click(match)
  await act(() => vi.advanceTimersByTimeAsync(300))
  arrival.resolve()
  expect(await screen.findByText('Conta 12')).toBeTruthy()
  expect(address()).toBe('/editar?tipo=Freelancer&conta=12')
})
