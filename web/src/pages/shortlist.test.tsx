import { screen, waitFor } from '@testing-library/react'
import type { SupplierPage } from 'contract/suppliers'
import type { ComponentProps } from 'react'
import { expect, test } from 'vitest'
import { supplier } from '../../test/people.ts'
import { show } from '../../test/render.tsx'
import { readJson, writeJson } from '../lib/storage.ts'
import ShortlistPage from './shortlist.tsx'

const found: SupplierPage = {
  ...supplier({ slug: 'norte-diagnosticos-7', nome: 'Norte Diagnósticos' }),
  com_oque_trabalha: null,
  segmento_empresa: null,
  outras_infos: null,
  updated_at: '2026-11-15T12:00:00.000Z',
  page: null,
}

test('the own list is kept as its page found it, and its last supplier can be taken off', async () => {
  writeJson('shortlist', [
    { slug: 'clinica-norte-7', nome: 'Clínica Norte', id: found.id },
    { slug: 'gone-8', nome: 'Gone' },
  ])
  const props = { loaderData: [found] } as unknown as ComponentProps<typeof ShortlistPage>
  const { user, address } = show(<ShortlistPage {...props} />, {
    at: '/lista?f=clinica-norte-7,gone-8',
  })
  const { id, slug, nome } = found
  expect(readJson('shortlist')).toEqual([{ slug, nome, id }])
  const gone = 'Gone não está mais no diretório e saiu da sua lista.'
  expect(screen.getByText(gone)).toBeTruthy()
  await user.click(screen.getByRole('link', { name: 'Retirar Norte Diagnósticos' }))
  expect(address()).toBe('/lista')
  expect(readJson('shortlist')).toEqual([])
  await waitFor(() => expect(screen.queryByText(gone)).toBeNull())
})

test('of a link that somebody sent it says how many are gone, and nothing when nobody is', async () => {
  const props = { loaderData: [found] } as unknown as ComponentProps<typeof ShortlistPage>
  const { unmount } = show(<ShortlistPage {...props} />, { at: '/lista?f=clinica-norte-7,a-8,b-9' })
  expect(screen.getByText('2 fornecedores deste link não estão mais no diretório.')).toBeTruthy()
  unmount()
  show(<ShortlistPage {...props} />, { at: '/lista?f=clinica-norte-7' })
  expect(screen.getByRole('link', { name: 'Norte Diagnósticos' })).toBeTruthy()
  expect(screen.queryByText(/não est/)).toBeNull()
})
