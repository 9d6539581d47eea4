import { screen } from '@testing-library/react'
import type { SupplierPage } from 'contract/suppliers'
import { expect, test } from 'vitest'
import { supplier } from '../../../test/people.ts'
import { show } from '../../../test/render.tsx'
import { SupplierProfile } from './supplier-profile.tsx'

const page = (atendeEm: SupplierPage['atendeEm']): SupplierPage => ({
  ...supplier({ atendeEm }),
  com_oque_trabalha: null,
  segmento_empresa: null,
  outras_infos: null,
  updated_at: '2026-11-15T12:00:00.000Z',
})

test.each([
  [{ brasil: true, estados: [], municipios: [] }, 'Brasil todo'],
  [
    { brasil: false, estados: ['PE', 'AL'], municipios: [{ cidade: 'Natal', uf: 'RN' }] },
    'Pernambuco, Alagoas, Natal/RN',
  ],
  [{ brasil: false, estados: [], municipios: [] }, undefined],
])('the page says where a supplier works: %j', (area, text) => {
  show(<SupplierProfile supplier={page(area)} contact={null} />)
  const heading = screen.queryByRole('heading', { name: 'Atende em' })
  expect(heading?.nextElementSibling?.textContent).toBe(text)
})
