import { screen, waitFor, within } from '@testing-library/react'
import { recordClick } from 'contract/accesses'
import { getLocation } from 'contract/lookups'
import { anonymous } from 'contract/session'
import { searchSuppliers, suggestSuppliers } from 'contract/search'
import { getSupplier } from 'contract/suppliers'
import { useSearchParams } from 'react-router'
import { beforeEach, expect, test } from 'vitest'
import { answer, refuse, sentTo } from '../../../test/answers.ts'
import { supplier } from '../../../test/people.ts'
import { show } from '../../../test/render.tsx'
import { filterOfUrl } from '../../features/suppliers/filter.ts'
import { writeJson } from '../../lib/storage.ts'
import { ResultsBoard } from './results-board.tsx'

const Board = () => <ResultsBoard filter={filterOfUrl(useSearchParams()[0])} />

const norte = supplier({ slug: 'clinica-norte', nome: 'Clínica Norte', plan: 'MKTBASIC' })
const nothing = {
  data: [],
  total: 0,
  hasMore: false,
  nextCursor: null,
  suggestion: null,
  similar: [],
}

beforeEach(() => {
  answer(suggestSuppliers, { categorias: [], nomes: [], cidades: [], licencas: [] })
  answer(getLocation, { city: null, state: null })
  answer(recordClick, anonymous)
  answer(searchSuppliers, ({ query }) => {
    const isList = query.getAll('plan').includes('MKTFREE')
    if (!isList || query.get('categoria') === 'nada') return nothing
    return { ...nothing, data: [norte], total: 1 }
  })
})

const heading = () => screen.getByRole('heading', { name: 'Resultados encontrados' })
const status = () => screen.getByRole('status').textContent
const dialog = () => screen.findByRole('dialog', { name: norte.nome })
const dialogGone = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())

test('after a search the focus is on the results, and how many there are is told', async () => {
  const { user } = show(<Board />, { at: '/filters?categoria=bombas' })
  await waitFor(() => expect(status()).toBe('1 fornecedor'))
  expect(document.activeElement).toBe(document.body)
  const field = screen.getByRole('combobox', { name: 'O que você procura?' })
  await user.clear(field)
  await user.type(field, 'nada{Enter}')
  await waitFor(() => expect(status()).toBe('Nenhum resultado encontrado'))
  expect(document.activeElement).toBe(heading())
})

test('a supplier opens at an address of its own, and Back closes it', async () => {
  const { user, router, address } = show(<Board />, { at: '/filters?categoria=bombas' })
  await user.click(await screen.findByRole('link', { name: /^Veja mais/ }))
  await dialog()
  expect(address()).toBe('/filters?categoria=bombas&fornecedor=clinica-norte')
  expect(screen.getByRole('link', { name: 'Ver página completa' }).getAttribute('href')).toBe(
    '/fornecedores/clinica-norte',
  )
  await router.navigate(-1)
  await dialogGone()
  expect(address()).toBe('/filters?categoria=bombas')
})

test('closing it is going back: no second entry in the history', async () => {
  const { user, address, router } = show(<Board />, { at: '/filters?categoria=bombas' })
  await user.click(await screen.findByRole('link', { name: /^Veja mais/ }))
  await dialog()
  await user.keyboard('{Escape}')
  await dialogGone()
  expect(address()).toBe('/filters?categoria=bombas')
  await router.navigate(1)
  await dialog()
})

test('a link opens it over the list, counts the visit, and closing leaves the list', async () => {
  answer(getSupplier, {
    ...norte,
    com_oque_trabalha: null,
    segmento_empresa: null,
    outras_infos: null,
    updated_at: '2026-11-15T12:00:00.000Z',
  })
  writeJson('filters', { categoria: 'outra' })
  const { user, address } = show(<Board />, { at: '/filters?fornecedor=clinica-norte' })
  await dialog()
  await waitFor(() => expect(sentTo(recordClick)).toMatchObject([{ id_busness: norte.id }]))
  await user.click(screen.getByRole('button', { name: 'Fechar' }))
  await dialogGone()
  expect(address()).toBe('/filters')
})

test('a link to somebody who left shows the list', async () => {
  refuse(getSupplier, { status: 404, code: 'NOT_FOUND' })
  const { address } = show(<Board />, { at: '/filters?categoria=bombas&fornecedor=sumiu' })
  await waitFor(() => expect(address()).toBe('/filters?categoria=bombas'))
  await waitFor(() => expect(status()).toBe('1 fornecedor'))
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('promoted suppliers that fit stand in a band of their own, and then something was found', async () => {
  const corp = supplier({ slug: 'aferis', nome: 'Aferis', plan: 'MKTCORP' })
  answer(searchSuppliers, ({ query }) =>
    query.getAll('plan').includes('MKTCORP') ? { ...nothing, data: [corp], total: 5 } : nothing,
  )
  show(<Board />, { at: '/filters?categoria=bombas' })
  const band = await screen.findByRole('region', { name: 'Em destaque' })
  expect(within(band).getByRole('heading', { name: 'Aferis' })).toBeTruthy()
  const all = within(band).getByRole('link', { name: 'Ver todos na página inicial' })
  expect(all.getAttribute('href')).toBe('/landing?categoria=bombas#fornecedores')
  await waitFor(() => expect(status()).toBe(''))
  expect(screen.queryByText('Nenhum resultado encontrado')).toBeNull()
})
