import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { show } from '../../../test/render.tsx'
import { useListUrl } from '../../lib/list-url.ts'
import { RecordFilters } from './record-filters.tsx'

function Filters() {
  return <RecordFilters url={useListUrl()} kind="Empresa" />
}

test('an administrator filters by a state typed as people do', async () => {
  const { user, address } = show(<Filters />, { at: '/empresas' })
  await user.type(screen.getByLabelText('Estado', { selector: 'input' }), 'sao{Enter}')
  expect(address()).toBe('/empresas?estado=SP')
  await user.click(await screen.findByLabelText('Limpar Estado', { selector: 'button' }))
  expect(address()).toBe('/empresas')
})
