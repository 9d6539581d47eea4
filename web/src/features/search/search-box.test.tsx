import { screen } from '@testing-library/react'
import { suggestSuppliers } from 'contract/search'
import { expect, test } from 'vitest'
import { answer } from '../../../test/answers.ts'
import { show } from '../../../test/render.tsx'
import { noFilter } from '../../model/filter.ts'
import { SearchBox } from './search-box.tsx'

test('a suggested city is chosen with the keyboard alone, and becomes the place', async () => {
  answer(suggestSuppliers, {
    categorias: [],
    nomes: [],
    estados: [],
    cidades: ['Recife/PE'],
    licencas: [],
  })
  const { user, address } = show(<SearchBox filter={noFilter} />, { at: '/landing' })
  await user.type(screen.getByRole('combobox', { name: 'O que você procura?' }), 'recif')
  const option = await screen.findByRole('option', { name: /^Recife\/PE/ })
  expect(option.getAttribute('aria-selected')).toBe('false')
  await user.keyboard('{ArrowUp}')
  expect(option.getAttribute('aria-selected')).toBe('true')
  await user.keyboard('{Enter}')
  expect(address()).toBe('/filters?estado=PE&cidade=Recife')
})
