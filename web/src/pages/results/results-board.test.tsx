import { screen, waitFor, within } from '@testing-library/react'
import { recordClick } from 'contract/accesses'
import { getLocation } from 'contract/lookups'
import { searchPage, suggestSuppliers } from 'contract/search'
import { anonymous } from 'contract/session'
import { getSupplier } from 'contract/suppliers'
import { useSearchParams } from 'react-router'
import { beforeEach, expect, test } from 'vitest'
import { answer, disconnect, refuse, sentTo } from '../../../test/answers.ts'
import { supplier } from '../../../test/people.ts'
import { show } from '../../../test/render.tsx'
import {
  found,
  norte,
  nothingFound as nothing,
  oneFound as one,
  type ResultsPage,
} from '../../../test/results.ts'
import { readJson, writeJson } from '../../lib/storage.ts'
import { filterOfUrl, sortOfUrl } from '../../model/filter.ts'
import { ResultsBoard } from './results-board.tsx'

const Board = () => {
  const search = useSearchParams()[0]
  return <ResultsBoard filter={filterOfUrl(search)} sort={sortOfUrl(search)} />
}

const inRecife: ResultsPage['understood'] = {
  what: 'coleta de resíduos',
  place: { cidade: 'Recife', estado: 'PE', area: null },
  except: [{ cidade: 'Olinda', estado: 'PE', area: null }],
  tipo: 'Autônomo',
  without: {
    what: 'autônomo em recife',
    place: 'autônomo para coleta de resíduos',
    except: 'coleta de resíduos',
    tipo: 'coleta de resíduos em recife',
  },
  corrected: null,
}

beforeEach(() => {
  answer(suggestSuppliers, { categorias: [], nomes: [], estados: [], cidades: [], licencas: [] })
  answer(getLocation, { city: null, state: null })
  answer(recordClick, anonymous)
  answer(searchPage, ({ query }) => (query.get('q') === 'nada' ? nothing : one))
})

const heading = () => screen.getByRole('heading', { level: 1 })
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
    page: null,
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
  const corp = found({ slug: 'aferis', nome: 'Aferis', plan: 'MKTCORP' })
  answer(searchPage, { ...nothing, featured: { data: [corp], total: 5, hasMore: false } })
  show(<Board />, { at: '/filters?categoria=bombas' })
  const band = await screen.findByRole('region', { name: 'Em destaque' })
  expect(within(band).getByRole('heading', { name: 'Aferis' })).toBeTruthy()
  const all = within(band).getByRole('link', { name: 'Ver todos na página inicial' })
  expect(all.getAttribute('href')).toBe('/landing?categoria=bombas#fornecedores')
  await waitFor(() => expect(status()).toBe('5 fornecedores'))
  expect(screen.queryByText('Nenhum resultado encontrado')).toBeNull()
})

test('a page asks once, and its heading says what was understood', async () => {
  answer(searchPage, { ...one, understood: inRecife })
  show(<Board />, { at: '/filters?categoria=aut%C3%B4nomo+para+coleta+de+res%C3%ADduos+em+recife' })
  await waitFor(() =>
    expect(heading().textContent).toBe('Coleta de resíduos em Recife/PE, exceto Olinda/PE'),
  )
  expect(sentTo(searchPage)).toEqual([
    expect.stringMatching(/\/api\/v1\/search\?.*q=aut%C3%B4nomo\+para\+coleta/),
  ])
  expect(screen.getByRole('combobox', { name: 'Onde?' })).toHaveProperty('value', 'Recife/PE')
})

test.each([
  ['coleta de resíduos', '/filters?categoria=aut%C3%B4nomo+em+recife'],
  ['Recife/PE', '/filters?categoria=aut%C3%B4nomo+para+coleta+de+res%C3%ADduos'],
  ['Autônomo', '/filters?categoria=coleta+de+res%C3%ADduos+em+recife'],
  ['exceto Olinda/PE', '/filters?categoria=coleta+de+res%C3%ADduos'],
])('of what was understood %s can be taken away', async (part, left) => {
  answer(searchPage, { ...one, understood: inRecife })
  const { user, address } = show(<Board />, { at: '/filters?categoria=tudo' })
  await user.click(await screen.findByRole('link', { name: `Remover o filtro ${part}` }))
  expect(address()).toBe(left)
})

test.each([
  ['', 'Todos os fornecedores'],
  ['?tipo=Empresa', 'Empresas'],
  ['?estado=ba', 'Fornecedores na Bahia'],
  ['?estado=CE&tipo=Aut%C3%B4nomo', 'Autônomos no Ceará'],
  ['?nomeFantasia=prado&cidade=Olinda&estado=PE', 'Prado em Olinda/PE'],
])('%s is headed %s', async (search, text) => {
  show(<Board />, { at: `/filters${search}` })
  await waitFor(() => expect(status()).toBe('1 fornecedor'))
  expect(heading().textContent).toBe(text)
})

test('what and where are searched for together, and another place takes the place of the filter', async () => {
  const { user, address } = show(<Board />, { at: '/filters?cidade=Olinda' })
  await user.type(screen.getByRole('combobox', { name: 'O que você procura?' }), 'coleta')
  await user.type(screen.getByRole('combobox', { name: 'Onde?' }), 'Recife')
  await user.click(screen.getByRole('button', { name: 'Buscar' }))
  expect(address()).toBe('/filters?categoria=coleta+em+Recife')
})

test('suggestions say what they are, and lead to that', async () => {
  answer(suggestSuppliers, {
    categorias: ['calibração'],
    nomes: ['Calibra Ltda.'],
    estados: [],
    cidades: ['Caldas/MG'],
    licencas: ['Calibração RBC'],
  })
  const { user, address } = show(<Board />, { at: '/filters?tipo=Empresa' })
  await user.type(screen.getByRole('combobox', { name: 'O que você procura?' }), 'cal')
  const options = await screen.findAllByRole('option', { name: /^Cal/i })
  expect(options.map(({ textContent }) => textContent)).toEqual([
    'calibraçãoserviço',
    'Calibra Ltda.fornecedor',
    'Caldas/MGcidade',
    'Calibração RBClicença',
  ])
  await user.keyboard('{ArrowUp}{Enter}')
  expect(address()).toBe('/filters?tipo=Empresa&certificados=Calibra%C3%A7%C3%A3o+RBC')
})

test('a choice beside the list counts at once, and the focus stays on it', async () => {
  const { user, address } = show(<Board />, { at: '/filters?categoria=bombas&ordem=nome' })
  const choice = await screen.findByRole('radio', { name: /^Empresa/ })
  await user.click(choice)
  expect(address()).toBe('/filters?tipo=Empresa&categoria=bombas&ordem=nome')
  await waitFor(() => expect(sentTo(searchPage)).toHaveLength(2))
  expect(document.activeElement).toBe(choice)
})

test('the order is chosen by links', async () => {
  answer(searchPage, { ...one, list: { ...one.list, total: 2 } })
  const { user, address } = show(<Board />, { at: '/filters?categoria=bombas' })
  const sort = within(await screen.findByRole('navigation', { name: 'Ordenar por' }))
  await user.click(sort.getByRole('link', { name: 'Mais recentes' }))
  expect(address()).toBe('/filters?categoria=bombas&ordem=recentes')
  await waitFor(() => expect(sentTo(searchPage).at(-1)).toMatch(/sort=newest/))
})

test('nobody there: the nearest places, similar ones, an attendant and a recommendation', async () => {
  answer(searchPage, {
    ...nothing,
    nearby: [{ cidade: 'Recife', estado: 'PE', fornecedores: 3 }],
    similar: [supplier({ nome: 'Parecida' })],
  })
  show(<Board />, { at: '/filters?categoria=coleta&cidade=Olinda' })
  const near = await screen.findByRole('navigation', { name: 'Mais perto, encontramos em' })
  const places = within(near).getAllByRole('link')
  expect(places.map((link) => link.getAttribute('href'))).toEqual([
    '/filters?categoria=coleta&estado=PE&cidade=Recife',
    '/filters?categoria=coleta',
  ])
  const similar = screen.getByRole('list', { name: 'Parecidos com a sua busca' })
  expect(within(similar).getByRole('heading', { name: 'Parecida' })).toBeTruthy()
  expect(screen.queryByRole('heading', { name: 'Resultados encontrados' })).toBeNull()
  expect(screen.getByRole('link', { name: 'Falar com atendente' })).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Indique' })).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Redefinir Filtros' })).toBeTruthy()
})

test('without a match the filters can be set anew', async () => {
  const { user } = show(<Board />, { at: '/filters?categoria=nada' })
  expect(await screen.findByRole('heading', { name: 'Nenhum resultado encontrado' })).toBeTruthy()
  expect(
    screen.getByText('Não encontramos nenhuma empresa que atenda aos seus filtros.'),
  ).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Redefinir Filtros' }))
  expect(await screen.findByRole('dialog', { name: 'Filtro' })).toBeTruthy()
})

test('what fits a misspelt word is found, with the right spelling offered', async () => {
  const corrected = 'calibração'
  answer(searchPage, { ...one, understood: { ...one.understood, corrected } })
  const { user, address } = show(<Board />, { at: '/filters?categoria=calibrasao' })
  expect(await screen.findByText(/^Você quis dizer/)).toBeTruthy()
  expect(screen.getByRole('heading', { name: 'Resultados encontrados' })).toBeTruthy()
  const list = within(screen.getByRole('list', { name: 'Resultados encontrados' }))
  expect(list.getByRole('heading', { name: norte.nome })).toBeTruthy()
  await user.click(screen.getByRole('link', { name: corrected }))
  expect(address()).toBe('/filters?categoria=calibra%C3%A7%C3%A3o')
})

test('who serves the place from elsewhere says so', async () => {
  const far = { ...norte, where: 'serves' as const }
  answer(searchPage, { ...one, understood: inRecife, list: { ...one.list, data: [far] } })
  show(<Board />, { at: '/filters?categoria=coleta+em+recife' })
  expect(await screen.findByText('Atende Recife/PE')).toBeTruthy()
})

test('an answer that the team put first says so', async () => {
  const chosen = { ...norte, promoted: true }
  answer(searchPage, { ...one, list: { ...one.list, data: [chosen] } })
  show(<Board />, { at: '/filters?categoria=coleta' })
  expect(await screen.findByText('Indicado pela nossa equipe para esta busca')).toBeTruthy()
})

test('a trade is chosen with how many it would leave, and taken away again', async () => {
  const categorias = [{ value: 'odontologia', fornecedores: 4 }]
  const tipo = [{ value: 'Empresa', fornecedores: 4 }]
  answer(searchPage, { ...one, counts: { ...one.counts, tipo, categorias } })
  const { user, address } = show(<Board />, { at: '/filters?categoria=resina' })
  const trade = screen.getByRole('combobox', { name: 'Ramo' })
  await within(trade).findByRole('option', { name: 'Odontologia · 4' })
  await user.selectOptions(trade, 'odontologia')
  expect(address()).toBe('/filters?categoria=resina&ramo=odontologia')
  await waitFor(() => expect(sentTo(searchPage).at(-1)).toMatch(/ramo=odontologia/))
  await user.click(screen.getByRole('link', { name: 'Remover o filtro Odontologia' }))
  expect(address()).toBe('/filters?categoria=resina')
})

test.each(['nada', '<script>'])('a trade that there is not is no filter: %s', async (ramo) => {
  show(<Board />, { at: `/filters?categoria=resina&ramo=${encodeURIComponent(ramo)}` })
  await waitFor(() => expect(status()).toBe('1 fornecedor'))
  expect(sentTo(searchPage).at(-1)).not.toMatch(/ramo/)
})

test('the next page comes below, and every supplier once', async () => {
  answer(searchPage, ({ query }) => {
    const isNext = query.get('cursor') === 'next'
    const data = [found({ id: isNext ? 2 : 1, nome: isNext ? 'Segunda' : 'Primeira' })]
    return { ...one, list: { ...one.list, data, total: 2, nextCursor: isNext ? null : 'next' } }
  })
  const { user, address } = show(<Board />, { at: '/filters?categoria=bombas' })
  const more = await screen.findByRole('link', { name: 'Carregar mais' })
  expect(more.getAttribute('href')).toBe('/filters?categoria=bombas&depois=next')
  await user.click(more)
  expect(await screen.findByRole('heading', { name: 'Segunda' })).toBeTruthy()
  expect(screen.getByRole('heading', { name: 'Primeira' })).toBeTruthy()
  expect(screen.queryByRole('link', { name: 'Carregar mais' })).toBeNull()
  expect(address()).toBe('/filters?categoria=bombas')
})

test('a search that is not answered says so and can be tried again', async () => {
  disconnect(searchPage)
  const { user } = show(<Board />, { at: '/filters?categoria=bombas' })
  expect((await screen.findByRole('alert')).textContent).toContain('Não conseguimos falar')
  expect(screen.queryByText('Nenhum resultado encontrado')).toBeNull()
  answer(searchPage, one)
  await user.click(screen.getByRole('button', { name: 'Tentar novamente' }))
  await waitFor(() => expect(status()).toBe('1 fornecedor'))
})

test('a card puts its supplier on the short list without opening it, and takes it off', async () => {
  answer(searchPage, one)
  const { user, address } = show(<Board />, { at: '/filters?categoria=gaze' })
  const toggle = await screen.findByRole('button', { name: 'Salvar Clínica Norte' })
  await user.click(toggle)
  expect(readJson('shortlist')).toMatchObject([{ id: norte.id, nome: 'Clínica Norte' }])
  await user.click(screen.getByRole('button', { name: 'Na lista Clínica Norte' }))
  expect(readJson('shortlist')).toEqual([])
  expect(address()).toBe('/filters?categoria=gaze')
})
