import { screen, within } from '@testing-library/react'
import { withdrawSubscription } from 'contract/plans'
import { me } from 'contract/session'
import { expect, test, vi } from 'vitest'
import { freelancer } from '../../../test/people.ts'
import { answer, sentTo } from '../../../test/answers.ts'
import { freeSubscription, subscribed } from '../../../test/plans.ts'
import { show } from '../../../test/render.tsx'
import { CancelDialog } from './cancel-dialog.tsx'

const session = freelancer('MKTPRO')
const withdrawable = {
  ...subscribed,
  withdrawableUntil: '2026-11-08T12:00:00.000Z',
  withdrawableAmount: 100,
}

test('withdrawing asks once more, with what is lost and what comes back', async () => {
  answer(withdrawSubscription, freeSubscription)
  answer(me, session)
  const onClose = vi.fn<() => void>()
  const dialog = <CancelDialog opened onClose={onClose} subscription={withdrawable} />
  const { user } = show(dialog, { session })
  await user.click(await screen.findByRole('button', { name: 'Desistir e receber de volta' }))
  expect(sentTo(withdrawSubscription)).toEqual([])
  const second = await screen.findByRole('dialog', {
    name: 'Desistir do plano Profissional agora?',
  })
  expect(within(second).getByText(/termina agora mesmo/)).toBeTruthy()
  expect(within(second).getByText(/Isso não pode ser desfeito/)).toBeTruthy()
  await user.click(within(second).getByRole('button', { name: 'Voltar' }))
  await user.click(await screen.findByRole('button', { name: 'Desistir e receber de volta' }))
  await user.click(await screen.findByRole('button', { name: /^Desistir e receber R\$\s100,00$/ }))
  expect(await screen.findByText('O plano terminou e o reembolso foi pedido.')).toBeTruthy()
  expect(sentTo(withdrawSubscription)).toHaveLength(1)
  expect(onClose).toHaveBeenCalledOnce()
})

test('everything that the plan added is listed as a loss', async () => {
  show(<CancelDialog opened onClose={vi.fn<() => void>()} subscription={subscribed} />, { session })
  expect(await screen.findByText('Página exclusiva')).toBeTruthy()
  expect(screen.getByText('Banco de negócios para autônomos')).toBeTruthy()
})
