import { screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { show } from '../../../test/render.tsx'
import { noFilter } from './access-filter.ts'
import { FilterDrawer } from './filter-drawer.tsx'

test('nothing is filtered until it is applied, and all can be cleared', async () => {
  const onApply = vi.fn<(filter: unknown) => void>()
  const { user } = show(
    <FilterDrawer
      opened
      onClose={() => {}}
      filter={{ ...noFilter, ano: '2025' }}
      years={['2026', '2025']}
      busy={false}
      onApply={onApply}
    />,
  )
  const choices: [label: string, option: string][] = [
    ['Ano', '2026'],
    ['Mês', 'Janeiro'],
    ['Semana', 'Semana 2'],
  ]
  // It takes the focus when it has come, which closes what is open.
  const drawer = await screen.findByRole('dialog')
  await waitFor(() => expect(drawer.contains(document.activeElement)).toBe(true))
  for (const [label, option] of choices) {
    await user.click(screen.getByRole('combobox', { name: label }))
    // Nothing has a size in this browser: the list takes its field for one that is scrolled away.
    await user.click(await screen.findByRole('option', { name: option, hidden: true }))
  }
  expect(onApply).not.toHaveBeenCalled()
  await user.click(screen.getByRole('button', { name: 'Aplicar Filtros' }))
  expect(onApply).toHaveBeenLastCalledWith({ ano: '2026', mes: '01', semana: '2', dia: '' })
  await user.click(screen.getByRole('button', { name: 'Limpar Filtros' }))
  expect(onApply).toHaveBeenLastCalledWith(noFilter)
  expect(onApply).toHaveBeenCalledTimes(2)
})
