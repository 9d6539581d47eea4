import { screen } from '@testing-library/react'
import { listMunicipalities } from 'contract/lookups'
import { expect, test } from 'vitest'
import { answer } from '../../../test/answers.ts'
import { show } from '../../../test/render.tsx'
import { FilterDialog } from './filter-dialog.tsx'
import { noFilter } from '../../model/filter.ts'

const showFilter = (filter = noFilter) =>
  show(<FilterDialog opened filter={filter} onClose={() => {}} />, { at: '/landing' })

const state = () => screen.getByLabelText<HTMLSelectElement>('Estado')

test('a state chosen by its name, its code in the address', async () => {
  answer(listMunicipalities, [])
  const { user, address } = showFilter()
  await user.selectOptions(state(), 'São Paulo (SP)')
  await user.click(screen.getByText('Pesquisar'))
  expect(address()).toBe('/filters?estado=SP')
})

test('a state in small letters, as a link may carry it, is shown and can be taken away', async () => {
  answer(listMunicipalities, [])
  const { user, address } = showFilter({ ...noFilter, estado: 'ba', tipo: 'Empresa' })
  expect(state().selectedOptions[0]?.textContent).toBe('Bahia (BA)')
  await user.selectOptions(state(), 'Todos os estados')
  await user.click(screen.getByText('Pesquisar'))
  expect(address()).toBe('/filters?tipo=Empresa')
})
