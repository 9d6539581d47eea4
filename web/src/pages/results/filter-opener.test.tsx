import { act, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { show } from '../../../test/render.tsx'
import { noFilter } from '../../model/filter.ts'
import { FilterOpener } from './filter-opener.tsx'

async function open() {
  const page = show(
    <FilterOpener filter={{ ...noFilter, categoria: 'gases' }}>
      {(openFilter) => (
        <button type="button" onClick={openFilter}>
          Abrir
        </button>
      )}
    </FilterOpener>,
    { at: '/landing', everywhere: true },
  )
  await act(() => page.router.navigate('/filters?categoria=gases'))
  await page.user.click(await screen.findByRole('button', { name: 'Abrir' }))
  const dialog = await screen.findByRole('dialog', { name: 'Filtro' })
  return { ...page, dialog: within(dialog) }
}
const isClosed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())

test('Back closes the filter and stays on the page', async () => {
  const { router, address } = await open()
  await act(() => router.navigate(-1))
  await isClosed()
  expect(address()).toBe('/filters?categoria=gases')
})

test('whoever closes it goes back to the page before with the next Back', async () => {
  const { user, router, dialog, address } = await open()
  await user.dblClick(dialog.getAllByRole('button', { name: 'Fechar' })[1] as HTMLElement)
  await isClosed()
  expect(address()).toBe('/filters?categoria=gases')
  await act(() => router.navigate(-1))
  expect(address()).toBe('/landing')
})

test('Back from what was chosen leads to the results before, without the filter', async () => {
  const { user, router, dialog, address } = await open()
  await user.click(dialog.getByRole('radio', { name: 'Empresa' }))
  await user.click(dialog.getByRole('button', { name: 'Pesquisar' }))
  await isClosed()
  expect(address()).toBe('/filters?tipo=Empresa&categoria=gases')
  await act(() => router.navigate(-1))
  expect(address()).toBe('/filters?categoria=gases')
  await isClosed()
})
