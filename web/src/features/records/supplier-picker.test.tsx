import { act, screen } from '@testing-library/react'
import { listFreelancers } from 'contract/records'
import { useState } from 'react'
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

/** Like a form: it begins with what it was given first. */
function Form({ account }: { account: number }) {
  const [kept] = useState(account)
  return <p>Dados de {kept}</p>
}

test('on the way from one supplier to another nothing of the first stays in the form', async () => {
  const { router } = show(
    <ChosenSupplier question="De quem?">
      {({ account }) => <Form account={account} />}
    </ChosenSupplier>,
    { at: '/editar?tipo=Freelancer&conta=15' },
  )
  expect(await screen.findByText('Dados de 15')).toBeTruthy()
  await act(() => router.navigate('/editar?tipo=Freelancer&conta=12'))
  expect(await screen.findByText('Dados de 12')).toBeTruthy()
})
