import { screen } from '@testing-library/react'
import { listMunicipalities } from 'contract/lookups'
import { expect, test } from 'vitest'
import { answer } from '../../../test/answers.ts'
import { show } from '../../../test/render.tsx'
import { FilterDialog } from './filter-dialog.tsx'
import { noFilter } from './filter.ts'

const showFilter = (filter = noFilter) =>
  show(<FilterDialog opened filter={filter} onClose={() => {}} />, { at: '/landing' })

const state = () => screen.getByLabelText('Estado', { selector: 'input' })

test('a state chosen by its code, its name in the address', async () => {
  answer(listMunicipalities, [])
  const { user, address } = showFilter()
  await user.type(state(), 'SP{Enter}')
  expect(state()).toHaveProperty('value', 'São Paulo (SP)')
  await user.click(screen.getByText('Pesquisar'))
  expect(address()).toBe('/filters?estado=SP')
})

test('a state in small letters, as a link may carry it, is shown and can be taken away', async () => {
  answer(listMunicipalities, [])
  const { user, address } = showFilter({ ...noFilter, estado: 'ba', tipo: 'Empresa' })
  expect(state()).toHaveProperty('value', 'Bahia (BA)')
  await user.click(screen.getByLabelText('Todos os estados', { selector: 'button' }))
  await user.click(screen.getByText('Pesquisar'))
  expect(address()).toBe('/filters?tipo=Empresa')
})
