import { screen, waitFor } from '@testing-library/react'
import { recordClick } from 'contract/accesses'
import { getLocation } from 'contract/lookups'
import { anonymous } from 'contract/session'
import { searchPage, searchSuppliers } from 'contract/search'
import { type Supplier } from 'contract/suppliers'
import { useState } from 'react'
import { useLocation } from 'react-router'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { answer, disconnect, sentTo } from '../../../test/answers.ts'
import { show } from '../../../test/render.tsx'
import { notifySuccess } from '../../lib/notify.ts'
import { filterOfUrl, keepFilter, noFilter } from '../../model/filter.ts'
import { CountVisit } from './count-visit.tsx'
import { HomeList } from '../landing/home-list.tsx'
import { ResultsBoard } from '../results/results-board.tsx'

const supplier: Supplier = {
  id: 7,
  slug: 'lavanderia-alva',
  nome: 'Lavanderia Alva',
  servico: 'Enxoval hospitalar',
  especialidade: null,
  site: null,
  email: null,
  cidade_estado: 'Campinas/SP',
  plan: 'MKTFREE',
  Tipo_empresa: 'Empresa',
  certificados: [],
  categorias: [],
  atendeEm: { brasil: false, estados: [], municipios: [] },
  photo: null,
}

beforeEach(() => {
  answer(getLocation, { city: 'Campinas', state: 'SP' })
  answer(recordClick, anonymous)
  answer(searchSuppliers, ({ query }) => ({
    data: query.getAll('plan').includes('MKTFREE') ? [supplier] : [],
    total: 1,
    hasMore: false,
    nextCursor: null,
    suggestion: null,
    similar: [],
  }))
  answer(searchPage, {
    understood: {
      what: '',
      place: null,
      except: [],
      tipo: null,
      without: { what: '', place: '', except: '', tipo: '' },
      corrected: null,
    },
    featured: { data: [], total: 0, hasMore: false },
    list: {
      data: [{ ...supplier, where: null, promoted: false }],
      total: 1,
      hasMore: false,
      nextCursor: null,
    },
    similar: [],
    nearby: [],
    counts: {
      tipo: [],
      estados: [],
      cidades: [],
      certificados: [],
      categorias: [],
      partial: false,
    },
  })
  // A search of another day, which this browser still keeps.
  keepFilter({ ...noFilter, categoria: 'gases medicinais' })
})
afterEach(() => vi.restoreAllMocks())

/** The document's referrer, and which of its pages is shown: 0 is the one it began with. */
function cameFrom(address: string, idx = 0) {
  vi.spyOn(document, 'referrer', 'get').mockReturnValue(address)
  window.history.replaceState({ idx }, '')
}

async function countedUnder(term: string | null) {
  await waitFor(() => expect(sentTo(recordClick)).toHaveLength(1))
  expect(sentTo(recordClick)).toEqual([
    { id_busness: 7, typeUser: 'Empresa', search_term: term, city: 'Campinas', state: 'SP' },
  ])
}

test.each([
  ['/landing', null],
  ['/landing?categoria=lavanderia', 'lavanderia'],
  ['/landing?nomeFantasia=Alva', 'Alva'],
  ['/landing?cidade=Campinas', null],
])('a card of the home page at %s counts under %s', async (at, term) => {
  const filter = filterOfUrl(new URL(at, 'https://saude.example').searchParams)
  const { user } = show(<HomeList filter={filter} />, { at })
  await user.click(await screen.findByRole('link', { name: /^Veja mais/ }))
  await countedUnder(term)
})

test.each([
  ['/filters?categoria=lavanderia&nomeFantasia=Alva', 'lavanderia'],
  ['/filters?estado=SP', null],
])('a card of the results at %s counts under %s', async (at, term) => {
  const filter = filterOfUrl(new URL(at, 'https://saude.example').searchParams)
  const { user } = show(<ResultsBoard filter={filter} sort="fit" />, { at })
  await user.click(await screen.findByRole('link', { name: /^Veja mais/ }))
  await countedUnder(term)
})

test('a visit that cannot be counted stays silent', async () => {
  disconnect(getLocation)
  disconnect(recordClick)
  const { user } = show(<HomeList filter={noFilter} />, { at: '/landing' })
  await user.click(await screen.findByRole('link', { name: /^Veja mais/ }))
  await waitFor(() =>
    expect(sentTo(recordClick)).toMatchObject([{ typeUser: 'Empresa', city: null, state: null }]),
  )
  expect(await screen.findByRole('dialog', { name: supplier.nome })).toBeTruthy()
  // Notices come one after another: with this one an earlier one would be there.
  notifySuccess('Fim')
  expect(await screen.findByText('Fim')).toBeTruthy()
  expect(screen.queryByRole('alert')).toBeNull()
})

test('a search that follows in the same list counts the next card under its own term', async () => {
  function Searching() {
    const [filter, setFilter] = useState({ ...noFilter, categoria: 'lavanderia' })
    return (
      <>
        <button type="button" onClick={() => setFilter(noFilter)}>
          sem busca
        </button>
        <HomeList filter={filter} />
      </>
    )
  }
  const { user } = show(<Searching />)
  await user.click(screen.getByRole('button', { name: 'sem busca' }))
  await user.click(await screen.findByRole('link', { name: /^Veja mais/ }))
  await countedUnder(null)
})

test('a card that was followed to the page counts there, under the term of its list', async () => {
  cameFrom('', 1)
  function Pages() {
    const { pathname } = useLocation()
    const filter = { ...noFilter, categoria: 'lavanderia' }
    return pathname === '/landing' ? (
      <HomeList filter={filter} />
    ) : (
      <CountVisit supplier={supplier} />
    )
  }
  const { user } = show(<Pages />, { at: '/landing', everywhere: true })
  await user.click(await screen.findByRole('link', { name: 'Lavanderia Alva' }))
  await countedUnder('lavanderia')
})

const here = window.location.origin

test.each([
  ['a link that somebody shared', '', null],
  ['a card of the results, in a new tab', `${here}/filters?categoria=lavanderia`, 'lavanderia'],
  ['the same below the home page', `${here}/landing/filters/?categoria=lavanderia`, 'lavanderia'],
  ['a card of the home page, in a new tab', `${here}/Landing?categoria=uti`, 'uti'],
  ['a home page without a search', `${here}/landing`, null],
  ['the assistant', `${here}/chatbot?categoria=uti`, null],
  ['another site', 'https://example.org/filters?categoria=uti', null],
])('a page that was opened from %s', async (_, referrer, term) => {
  cameFrom(referrer)
  show(<CountVisit supplier={supplier} />)
  await countedUnder(term)
})

test('a page that a link of another page led to, such as the assistant, has no term', async () => {
  cameFrom(`${here}/filters?categoria=lavanderia`, 1)
  show(<CountVisit supplier={supplier} />)
  await countedUnder(null)
})
