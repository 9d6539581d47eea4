import { screen, waitFor } from '@testing-library/react'
import type { FreelancerRecord } from 'contract/profiles'
import { expect, test, vi } from 'vitest'
import { show } from '../../../test/render.tsx'
import { CallError } from '../../lib/call.ts'
import { EmailDialog } from './email-dialog.tsx'

const record = { email: 'nova@example.com' } as FreelancerRecord

test('the same code field: focus, one try per code, a new code, then the new e-mail', async () => {
  const confirm = vi.fn<(code: string) => Promise<FreelancerRecord>>(async (code) => {
    if (code === '222222') return record
    throw new CallError({ status: 400, code: 'CODE_REFUSED', detail: 'Código incorreto.' })
  })
  const confirmed = vi.fn<(saved: FreelancerRecord) => void>()
  const closed = vi.fn<() => void>()
  const { user } = show(
    <EmailDialog
      email="nova@example.com"
      confirm={confirm}
      askAgain={async () => {}}
      onConfirmed={confirmed}
      onClose={closed}
    />,
  )
  const field = await screen.findByLabelText<HTMLInputElement>(/^Código/)
  await waitFor(() => expect(document.activeElement).toBe(field))
  expect(screen.getByText('O código vale por 10 minutos.')).toBeTruthy()
  expect(screen.getByText('Novo codigo').closest('button')).toHaveProperty('disabled', true)
  await user.keyboard('111111')
  await screen.findByText('Código incorreto.')
  await waitFor(() => expect([document.activeElement, field.selectionEnd]).toEqual([field, 6]))
  await user.keyboard('222222')
  await waitFor(() => expect(closed).toHaveBeenCalledOnce())
  expect(confirm.mock.calls).toEqual([['111111'], ['222222']])
  expect(confirmed).toHaveBeenCalledExactlyOnceWith(record)
})
