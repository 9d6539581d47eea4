import { screen, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { show } from '../../../test/render.tsx'
import { SearchChoice } from './search-choice.tsx'

test('the choice dialog leads to the filter or to an attendant', async () => {
  const onSearch = vi.fn<() => void>()
  const { user, address } = show(<SearchChoice opened onClose={() => {}} onSearch={onSearch} />)
  const dialog = within(await screen.findByRole('dialog', { name: 'Buscar fornecedores' }))
  expect(
    dialog.getByText(
      'Você gostaria de falar com um atendente ou prefere realizar a busca convencional?',
    ),
  ).toBeTruthy()
  await user.click(dialog.getByRole('button', { name: 'Fazer busca' }))
  expect(onSearch).toHaveBeenCalledOnce()
  await user.click(dialog.getByRole('link', { name: 'Falar com atendente' }))
  expect(address()).toBe('/chatbot')
})
