import { screen, waitFor } from '@testing-library/react'
import { getSupplier } from 'contract/suppliers'
import { expect, test } from 'vitest'
import { disconnect, refuse } from '../../../test/answers.ts'
import { show } from '../../../test/render.tsx'
import { notifySuccess } from '../../lib/notify.ts'
import { SupplierOpener } from './supplier-opener.tsx'

const list = <SupplierOpener term={null}>{() => 'a lista'}</SupplierOpener>
const open = () => show(list, { at: '/landing?fornecedor=ana-2' })

test('a linked supplier that cannot be read for lack of a connection says so', async () => {
  disconnect(getSupplier)
  const { address } = open()
  expect(await screen.findByText(/Verifique sua conexão/)).toBeTruthy()
  expect(address()).toBe('/landing')
})

test('a linked supplier that left the directory leaves the list without a word', async () => {
  refuse(getSupplier, { status: 404, code: 'NOT_FOUND' })
  const { address } = open()
  await waitFor(() => expect(address()).toBe('/landing'))
  // Notices come one after another: with this one an earlier one would be there.
  notifySuccess('Fim')
  expect(await screen.findByText('Fim')).toBeTruthy()
  expect(screen.queryByRole('alert')).toBeNull()
})
