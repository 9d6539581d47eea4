import { screen, waitFor } from '@testing-library/react'
import { getLocation } from 'contract/lookups'
import { searchPage, suggestSuppliers } from 'contract/search'
import { useSearchParams } from 'react-router'
import { beforeEach, expect, test } from 'vitest'
import { answer, answerLater, disconnect, refuse, sentTo } from '../../../test/answers.ts'
import { show } from '../../../test/render.tsx'
import { found, norte, nothingFound, oneFound } from '../../../test/results.ts'
import { writeJson } from '../../lib/storage.ts'
import { filterOfUrl, sortOfUrl } from '../../model/filter.ts'
import { ResultsBoard } from './results-board.tsx'

const Board = () => {
  const search = useSearchParams()[0]
  return <ResultsBoard filter={filterOfUrl(search)} sort={sortOfUrl(search)} />
}

const noSuggestions = { categorias: [], nomes: [], estados: [], cidades: [], licencas: [] }
const understoodRecife = {
  ...nothingFound.understood,
  what: 'luvas',
  place: { cidade: 'Recife', estado: 'PE', area: null },
  without: { what: 'em Recife', place: 'luvas', except: '', tipo: '' },
}

beforeEach(() => {
  answer(suggestSuppliers, noSuggestions)
  answer(getLocation, { city: null, state: null })
  answer(searchPage, oneFound)
})

const heading = () => screen.getByRole('heading', { level: 1 }).textContent
const what = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'O que você procura?' })
const where = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'Onde?' })

test('who comes without a filter gets the last one; who goes back to the whole list keeps it', async () => {
  writeJson('filters', { tipo: 'Empresa' })
  const first = show(<Board />, { at: '/filters' })
  await waitFor(() => expect(first.address()).toBe('/filters?tipo=Empresa'))
  first.unmount()
  writeJson('filters', {})
  const { user, router, address } = show(<Board />, { at: '/filters' })
  await user.click(await screen.findByRole('radio', { name: /^Empresa/ }))
  expect(address()).toBe('/filters?tipo=Empresa')
  await router.navigate(-1)
  await waitFor(() => expect(heading()).toBe('Todos os fornecedores'))
  expect(address()).toBe('/filters')
  await router.navigate(1)
  await user.click(await screen.findByRole('link', { name: 'Remover o filtro Empresa' }))
  await waitFor(() => expect(heading()).toBe('Todos os fornecedores'))
  await router.navigate(-1)
  await waitFor(() => expect(heading()).toBe('Empresas'))
  await router.navigate(1)
  await waitFor(() => expect(heading()).toBe('Todos os fornecedores'))
  expect(address()).toBe('/filters')
})

test('other words take the place of a name', async () => {
  const { user, address } = show(<Board />, { at: '/filters?nomeFantasia=Prado&tipo=Empresa' })
  await user.type(what(), 'luvas{Enter}')
  expect(address()).toBe('/filters?tipo=Empresa&categoria=luvas')
})

test('a place alone is added to a name', async () => {
  const { user, address } = show(<Board />, { at: '/filters?nomeFantasia=Prado&estado=SP' })
  await user.type(where(), 'Recife{Enter}')
  expect(address()).toBe('/filters?categoria=em+Recife&nomeFantasia=Prado')
})

test('a licence that is suggested is added to those that were chosen', async () => {
  answer(suggestSuppliers, { ...noSuggestions, licencas: ['Calibração RBC'] })
  const { user, address } = show(<Board />, { at: '/filters?certificados=ANVISA' })
  await user.type(what(), 'cal')
  await user.click(await screen.findByRole('option', { name: /^Calibração RBC/ }))
  expect(address()).toBe('/filters?certificados=ANVISA&certificados=Calibra%C3%A7%C3%A3o+RBC')
})

test('a text is put into both fields once it was read, unless somebody types meanwhile', async () => {
  const later = answerLater(searchPage)
  const first = show(<Board />, { at: '/filters?categoria=luvas+em+Recife' })
  what().focus()
  later({ ...oneFound, understood: understoodRecife })
  await waitFor(() => expect([what().value, where().value]).toEqual(['luvas', 'Recife/PE']))
  expect(document.activeElement).toBe(what())
  first.unmount()
  const again = answerLater(searchPage)
  const { user } = show(<Board />, { at: '/filters?categoria=luvas+em+Recife' })
  await user.clear(what())
  await user.type(what(), 'gaze')
  again({ ...oneFound, understood: understoodRecife })
  await waitFor(() => expect(heading()).toBe('Luvas em Recife/PE'))
  expect([what().value, where().value]).toEqual(['gaze', ''])
  expect(document.activeElement).toBe(what())
})

test.each([
  ['cidade=Recife&estado=PE', 'Atende Recife/PE'],
  ['estado=PE', 'Atende Pernambuco'],
])('who serves the place of the filter from elsewhere says so: %s', async (place, text) => {
  const far = { ...norte, where: 'serves' as const }
  answer(searchPage, { ...oneFound, list: { ...oneFound.list, data: [far] } })
  show(<Board />, { at: `/filters?categoria=luvas&${place}` })
  expect(await screen.findByText(text)).toBeTruthy()
})

test('a next page that does not come says so in its place, and is tried again alone', async () => {
  const page = (nome: string, nextCursor: string | null) => ({
    ...oneFound,
    list: { ...oneFound.list, data: [found({ id: nome.length, nome })], total: 2, nextCursor },
  })
  answer(searchPage, page('Primeira', 'next'))
  const { user } = show(<Board />, { at: '/filters?categoria=bombas' })
  const more = await screen.findByRole('link', { name: 'Carregar mais' })
  disconnect(searchPage)
  await user.click(more)
  const told = await screen.findByRole('alert')
  const card = screen.getByRole('heading', { name: 'Primeira' })
  expect(card.compareDocumentPosition(told)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  expect(screen.getByRole('status').textContent).toBe('2 fornecedores')
  // Where the list was left is not known to the server any more: all of it is read.
  refuse(searchPage, {
    status: 400,
    code: 'INVALID_INPUT',
    errors: { cursor: ['Valor inválido.'] },
  })
  await user.click(screen.getByRole('button', { name: 'Tentar novamente' }))
  await screen.findByRole('alert')
  answer(searchPage, ({ query }) =>
    query.get('cursor') === 'new' ? page('Outra', null) : page('Primeira', 'new'),
  )
  const before = sentTo(searchPage).length
  await user.click(screen.getByRole('button', { name: 'Tentar novamente' }))
  await user.click(await screen.findByRole('link', { name: 'Carregar mais' }))
  expect(await screen.findByRole('heading', { name: 'Outra' })).toBeTruthy()
  expect(sentTo(searchPage).slice(before)[0]).not.toMatch(/cursor/)
  expect(screen.queryByRole('alert')).toBeNull()
})
