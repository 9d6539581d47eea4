import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { type AccessRecord, getAccessSummary, listAccesses } from 'contract/accesses'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { answer, answerLater, disconnect } from '../../../test/answers.ts'
import { show } from '../../../test/render.tsx'
import { AccessDashboard } from './access-dashboard.tsx'
// The page loads it when it is needed; here nothing waits for so large a library.
import './access-charts.tsx'

const record = (more: Partial<AccessRecord>): AccessRecord => ({
  date: '2026-11-15',
  term: 'autoclave',
  city: 'Campinas',
  state: 'SP',
  accesses: 1,
  ...more,
})

const noAccesses = { hoje: 0, semana: 0, mes: 0, ano: 0 }

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-16T12:00:00Z') })
  answer(getAccessSummary, { ...noAccesses, anterior: noAccesses })
  // Nothing has a size in this browser, and the chart library asks for one.
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockReturnValue({
    width: 600,
    height: 240,
    top: 0,
    left: 0,
  } as DOMRect)
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

const dashboard = (records: AccessRecord[], options: Parameters<typeof show>[1] = {}) => {
  answer(listAccesses, records)
  return show(<AccessDashboard supplier={{ id: 7, tipo: 'Empresa' }} withReport />, {
    at: '/marketplaceDash',
    ...options,
  })
}

const chart = (name: string) => screen.findByRole('region', { name })
const textsOf = (elements: HTMLElement[]) => elements.map(({ textContent }) => textContent)

test('the line of accesses over time comes first, then the three charts, then the table', async () => {
  dashboard([record({})])
  await chart('Acessos ao longo do tempo')
  const titles = screen.getAllByRole('heading', { level: 3 })
  expect(textsOf(titles)).toEqual([
    'Acessos ao longo do tempo',
    'Acessos por termo de busca',
    'Acessos por cidade',
    'Termos de busca por cidade',
    'Acessos em detalhe',
  ])
})

test('an access without a number counts as one, in every chart and in the table', async () => {
  dashboard([record({ accesses: null }), record({ term: 'gaze', accesses: undefined })])
  const line = await chart('Acessos ao longo do tempo')
  expect(within(line).getByRole('img').getAttribute('aria-label')).toBe(
    'Total de 2; o maior número foi 2 (15 de novembro de 2026)',
  )
  expect(
    textsOf(within(await chart('Acessos por termo de busca')).getAllByRole('listitem')),
  ).toEqual(['autoclave1 acessos', 'gaze1 acessos'])
  const cities = within(await chart('Acessos por cidade')).getAllByRole('listitem')
  expect(textsOf(cities)).toEqual(['Campinas/SP2 (100%)'])
  const rows = within(screen.getByRole('table')).getAllByRole('row').slice(1)
  expect(rows.map((row) => row.lastElementChild?.textContent)).toEqual(['1', '1'])
})

const colourOf = (item: Element | undefined) =>
  item?.querySelector<HTMLElement>('[style*="background"]')?.style.background

test('one colour is one city in the pie and in the bars, and the other cities are grey', async () => {
  const cities = ['A', 'B', 'C', 'D', 'E', 'F']
  dashboard([
    ...cities.map((city, at) => record({ term: null, city, accesses: 60 - at })),
    ...['D', 'B', 'F'].map((city) => record({ term: 'gaze', city, accesses: 1 })),
  ])
  const slices = within(await chart('Acessos por cidade')).getAllByRole('listitem')
  const colours = Object.fromEntries(
    slices.map((slice) => [slice.querySelector('span:nth-child(2)')?.textContent, colourOf(slice)]),
  )
  expect(Object.keys(colours)).toEqual(['A/SP', 'B/SP', 'C/SP', 'D/SP', 'Outras cidades'])
  expect(new Set(Object.values(colours)).size).toBe(5)
  expect(document.querySelectorAll('[aria-hidden] [tabindex="0"]')).toHaveLength(0)
  expect(colours['Outras cidades']).toContain('slate')
  const [term] = within(await chart('Termos de busca por cidade')).getAllByRole('listitem')
  const bars = within(term as HTMLElement).getAllByRole('listitem')
  expect(bars.map((bar) => [bar.title, colourOf(bar)])).toEqual([
    ['B/SP', colours['B/SP']],
    ['D/SP', colours['D/SP']],
    ['Outras cidades', colours['Outras cidades']],
  ])
})

test('terms are written whole, and a note says of how many they are', async () => {
  const long = 'validação térmica de lavadoras termodesinfectadoras e autoclaves de grande porte'
  dashboard([
    record({ term: long, accesses: 99 }),
    ...Array.from({ length: 11 }, (_, at) => record({ term: `termo ${at}` })),
  ])
  const bars = await chart('Acessos por termo de busca')
  expect(within(bars).getByText(long)).toBeTruthy()
  expect(within(bars).getByText('Os 10 termos com mais acessos, de 12')).toBeTruthy()
  expect(within(bars).getAllByRole('listitem')).toHaveLength(10)
})

test.each([
  ['', 'Período: 14 de agosto de 2025 a 16 de novembro de 2026'],
  ['?ano=2026', 'Período: 1 de janeiro a 16 de novembro de 2026'],
  ['?ano=2026&mes=11', 'Período: 1 a 16 de novembro de 2026'],
  ['?dia=2026-11-15', 'Período: 15 de novembro de 2026'],
  [
    '?mes=11',
    'Período: 1 de novembro de 2025 a 16 de novembro de 2026, somente os dias dos filtros',
  ],
])('with %s the period is stated in words', async (search, expected) => {
  dashboard([record({}), record({ date: '2025-08-14' })], { at: `/marketplaceDash${search}` })
  expect((await screen.findByText(/^Período/)).textContent).toBe(expected)
})

test('each filter can be taken away, and the keyboard stays there', async () => {
  const records = [record({}), record({ date: '2025-11-15', term: 'gaze' })]
  const { user, address } = dashboard(records, { at: '/marketplaceDash?aba=x&ano=2026&mes=11' })
  const chips = await screen.findByRole('list', { name: 'Filtrado por' })
  expect(textsOf(within(chips).getAllByRole('listitem'))).toEqual(['Ano: 2026×', 'Mês: Novembro×'])
  await user.click(screen.getByRole('link', { name: 'Remover o filtro Ano: 2026' }))
  expect(address()).toBe('/marketplaceDash?aba=x&mes=11')
  expect(await within(screen.getByRole('table')).findByText('gaze')).toBeTruthy()
  await user.click(screen.getByRole('link', { name: 'Remover o filtro Mês: Novembro' }))
  expect(address()).toBe('/marketplaceDash?aba=x')
  await waitFor(() => expect(screen.queryByRole('list', { name: 'Filtrado por' })).toBeNull())
  expect(document.activeElement).not.toBe(document.body)
})

test('when the filters leave nothing, one button clears them', async () => {
  const { user, address } = dashboard([record({})], { at: '/marketplaceDash?ano=2025' })
  const text = 'Nenhum dado disponível para os filtros selecionados'
  expect(await screen.findByRole('heading', { name: text })).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Limpar Filtros' }))
  expect(address()).toBe('/marketplaceDash')
  expect(await screen.findByRole('table')).toBeTruthy()
})

test('without any access there are no filters to clear', async () => {
  dashboard([])
  const text = 'Nenhum dado disponível para os filtros selecionados'
  expect(await screen.findByRole('heading', { name: text })).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Limpar Filtros' })).toBeNull()
})

test.each([
  ['pt', 'mais de 10 vezes vs. ano passado', '+900% vs. mês passado'],
  ['en', 'more than 10 times vs. last year', '+900% vs. last month'],
] as const)('a change that nobody reads in per cent is told in words (%s)', async (...given) => {
  const [language, year, month] = given
  answer(getAccessSummary, {
    ...noAccesses,
    mes: 10,
    ano: 650,
    anterior: { ...noAccesses, mes: 1, ano: 24 },
  })
  dashboard([], { language })
  const cards = await screen.findAllByRole('region')
  const texts = textsOf(cards).map((text) => text?.replace(/\s+/g, ' '))
  expect(texts.find((text) => text?.includes('650'))).toContain(year)
  expect(texts.find((text) => /^M[êo]/.test(text ?? ''))).toContain(month)
})

test('empty charts say what is missing', async () => {
  const { unmount } = dashboard([record({ term: null, accesses: 2 })])
  expect(await screen.findByText('Nenhum termo de busca disponível')).toBeTruthy()
  expect(screen.getByText('Dados insuficientes para exibir este gráfico')).toBeTruthy()
  expect(screen.getByRole('cell', { name: '—' })).toBeTruthy()
  unmount()
  dashboard([record({ date: null, city: null, state: null })])
  expect(await screen.findByText('Nenhuma cidade disponível')).toBeTruthy()
})

test('without data there are no years to choose', async () => {
  const { user } = dashboard([])
  await user.click(await screen.findByRole('button', { name: 'Filtros' }))
  expect(await screen.findByLabelText('Ano', { selector: 'input' })).toHaveProperty(
    'disabled',
    true,
  )
})

test('a failure says so and can be tried again', async () => {
  const reload = vi.fn<() => void>()
  const { location } = window
  vi.stubGlobal('location', { ...location, reload })
  disconnect(getAccessSummary)
  disconnect(listAccesses)
  show(<AccessDashboard supplier={{ id: 7, tipo: 'Empresa' }} withReport />)
  for (const data of ['resumidos', 'detalhados']) {
    const text = `Erro ao carregar dados ${data}: Não conseguimos falar com o servidor. Verifique sua conexão e tente novamente.`
    expect(await screen.findByText(text)).toBeTruthy()
  }
  answer(listAccesses, [record({})])
  const [summary, details] = screen.getAllByRole('button', { name: 'Tentar novamente' })
  fireEvent.click(details as HTMLElement)
  expect(await chart('Acessos por cidade')).toBeTruthy()
  fireEvent.click(summary as HTMLElement)
  expect(reload).toHaveBeenCalledOnce()
  vi.stubGlobal('location', location)
})

test('a slow answer says what is awaited', async () => {
  const tellSummary = answerLater(getAccessSummary)
  const { user, address } = dashboard([record({}), record({ date: '2026-01-10' })])
  expect(await screen.findByText('Carregando dashboard...')).toBeTruthy()
  tellSummary({ ...noAccesses, anterior: noAccesses })
  expect(await screen.findByRole('table')).toBeTruthy()
  const tellRecords = answerLater(listAccesses)
  await user.click(screen.getByRole('button', { name: 'Filtros' }))
  await user.click(await screen.findByLabelText('Mês', { selector: 'input' }))
  await user.click(await screen.findByRole('option', { name: 'Janeiro' }))
  await user.click(screen.getByRole('button', { name: 'Aplicar Filtros' }))
  expect(await screen.findByText('Aplicando...')).toBeTruthy()
  tellRecords([record({ date: '2026-01-10' })])
  await waitFor(() => expect(address()).toBe('/marketplaceDash?mes=01'))
  expect(await screen.findByText('Mês: Janeiro')).toBeTruthy()
})
